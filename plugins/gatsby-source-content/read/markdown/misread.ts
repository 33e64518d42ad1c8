import type { Nodes } from 'mdast';
import { sourceOf } from './text-facts';
import type { Complain } from './visit';

/** Malformed Markdown, which would appear on the page as typed; in messages it is `$&`. */
const misread: readonly [pattern: RegExp, message: string | ((found: string) => string)][] = [
  [
    /!\[[^\]]*\]\((?:[^()]|\([^()]*\))*\s(?:[^()]|\([^()]*\))*\)/,
    (found) => `das Bild ${found} wird nicht erkannt: ${whyNoPicture(found)}`,
  ],
  [
    /!?\[\[[^[\]]+\]\]/,
    (found) =>
      found.startsWith('!')
        ? `${found} wird nicht erkannt; ein Bild schreiben Sie ![Was zu sehen ist](./bild.jpg)`
        : `${found} wird nicht erkannt; einen Link schreiben Sie [Text](/blog)`,
  ],
  [
    /(?<![^\s(])!\[[^[\]]+\](?![([])/,
    (found) => `zum Bild ${found} fehlt die Datei; so geht es: ${found}(./bild.jpg)`,
  ],
  [
    /\[[^\]]+\] \([^)\s]+\)/,
    'der Link $& wird nicht erkannt: zwischen ] und ( steht kein Leerzeichen',
  ],
  [
    /\[[^\]]+\]\([^)]*$|\[[^\]]+\]\([^)]*\s[^)]*\)/,
    'der Link $& wird nicht erkannt; so geht es: [Text](/blog)',
  ],
  [/\[[^\]]+\]\[[^\]]*\]/, 'zu $& fehlt das Ziel; so geht es: [Text](/blog)'],
  [/\[\^[^\]]+\]/, 'zur Fußnote $& fehlt der Text; so geht es: $&: Quelle'],
  [
    /\*\*(?=\S)[^*\n]*[^\s*]\*\*(?=[\p{L}\d])/u,
    '$& wird nicht fett, weil gleich danach ein Buchstabe steht; lassen Sie dort ein Leerzeichen',
  ],
  [
    /^:::.*|\[!\w+\]/m,
    '$& wird kein Kasten; so geht es: <Hinweis titel="Gut zu wissen">Text</Hinweis>',
  ],
  [/\*\*|__/, 'zu $& fehlt das Gegenstück; fett schreiben Sie **so**, ohne Leerzeichen innen'],
  [
    /^\s*\|.*\|.*\|?\s*$/m,
    'diese Tabelle wird nicht erkannt: unter die Kopfzeile gehört eine Zeile | --- | --- | mit ebenso vielen Spalten',
  ],
  [
    /==[^=\s][^=\n]*==|\+\+[^+\s][^+\n]*\+\+/,
    '$& stünde so auf der Seite; hervorheben können Sie **so**',
  ],
  [
    /(?<=\p{L})~\d{1,3}~|(?<=[\p{L}\d])\^[\p{L}\d]{1,3}\^/u,
    '$& stünde so auf der Seite; nehmen Sie Zeichen wie ₂ und ²',
  ],
  [/(?<=^|\s):[a-z][a-z_]+:(?=\s|$)/, '$& wird kein Bildzeichen; fügen Sie es selbst ein, etwa 🙂'],
  [
    /^#{1,6}[^#\s]/m,
    (found) =>
      `nach ${found.slice(0, -1)} fehlt ein Leerzeichen, sonst ist es keine Überschrift; ist keine gemeint, schreiben Sie \\${found}`,
  ],
];

/** A caption without straight quotes around it, or with more of them inside, or a name with spaces. */
function whyNoPicture(found: string): string {
  const noSpaces = 'im Dateinamen sind keine Leerzeichen erlaubt';
  const [, start, caption] =
    /^(!\[[^\]]*\]\(\s*\S+\.\w+)\s+([^]*?)\s*\)$/.exec(found.replace(/\s+/g, ' ')) ?? [];
  if (start === undefined || caption === undefined || /\.\w{3,4}$/.test(caption)) return noSpaces;
  const words = caption.replace(/^["'„“”‚‘’»«]+|["'„“”‚‘’»«]+$/g, '');
  if (/^".*"$/.test(caption)) {
    const quote = words.replace(/"([^"]*)"/g, '„$1“').replaceAll('"', '');
    return `in der Bildunterschrift stehen gerade Anführungszeichen; ein Zitat darin schreiben Sie „so“: ${start} "${quote}")`;
  }
  return `die Bildunterschrift gehört in gerade Anführungszeichen: ${start} "${words}")`;
}

/** Each piece of malformed Markdown. */
export function misreadMarkdown(source: string, nodes: readonly Nodes[], complain: Complain): void {
  for (const node of nodes) {
    if (node.type !== 'text') continue;
    for (const [pattern, message] of misread) {
      const match = pattern.exec(node.value);
      if (match === null) continue;
      // Marked as a character like any other.
      if (sourceOf(source, node).includes(`\\${match[0].trim()[0]}`)) continue;
      const before = node.value.slice(0, match.index).split('\n').length - 1;
      const found = match[0].trim();
      const words =
        typeof message === 'string' ? message.replaceAll('$&', () => found) : message(found);
      complain((node.position?.start.line ?? 0) + before, words);
      break;
    }
  }
}
