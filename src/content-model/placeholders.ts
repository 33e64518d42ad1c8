/**
 * Whether a name or a fact about the owner is still a placeholder: Musterfrau, Musterstraße 00,
 * FN 000000. Pages say so beside it, and `npm run release` refuses it. A number or an address of
 * that kind is told by its link (styles/base.css).
 */
export function isPlaceholder(typeset: string): boolean {
  const text = typeset.replaceAll('\u00ad', '').replaceAll('\u00a0', ' ');
  return (
    /\bMuster(frau|mann|firma|stra(ß|ss)e|gasse|weg|stadt)\b/i.test(text) ||
    /\b(ATU|FN )0{4,}|(straße|gasse|weg|platz) 0+$/i.test(text)
  );
}

/** The video platform's ids have eleven signs: any other one stands for a film that is not made yet and not shown. */
export const isFilmPlaceholder = (id: string): boolean => !/^[\w-]{11}$/.test(id);

/** Beside a placeholder in running text. */
export const placeholderNote = ' (Platzhalter)';

/** Whether an address still leads to nobody: https://forms.example.com/… */
export const isPlaceholderAddress = (address: string): boolean =>
  /(^|\.)example(\.|$)/.test(new URL(address).hostname);
