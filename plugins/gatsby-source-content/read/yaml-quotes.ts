import type { ErrorCode } from 'yaml';

/** Where a value begins: behind a name, a dash, or a bracket of { } and [ ]. */
const start = String.raw`(?:^\s*(?:- +)?|[{[,] *)(?:[\w-]+: +)?`;
const begins = (text: string): RegExp => new RegExp(start + text);

const typographic = begins(String.raw`[„“”»«‚‘’]([^„“”»«‚‘’]*: [^„“”»«‚‘’]*)[„“”»«‚‘’]`);
const marked = begins(String.raw`[*&]\S`);
const apostrophe = begins(String.raw`'(?:[^']|'')*[a-zäöüß]'[a-zäöüß]`);
const endsEarly = begins(String.raw`(["'])((?:(?!\1).)*)\1 *[^\s,#}\]]`);
const withoutComma = /[{,] *[\w-]+: +[^,{}"']* ([a-z][A-Za-z]*): /;

const withoutCommaAfterQuote = /[{,] *[\w-]+: +(?:'[^']*'|"[^"]*") +([\w-]+): .*\}/;

/**
 * What keeps the text on a line from ending where its author thinks: quotes of the wrong kind or in
 * the wrong place, a sign that means something to YAML, a comma that is not there.
 * @param text the line where the parser stopped
 */
export function quoteSlip(code: ErrorCode, text: string): string | undefined {
  if (code === 'BLOCK_AS_IMPLICIT_KEY' || code === 'BLOCK_IN_FLOW') {
    const quoted = typographic.exec(text)?.[1];
    if (quoted !== undefined)
      return `typografische Anführungszeichen umschließen hier keinen Text; nehmen Sie gerade: ${quoted.includes("'") ? `"${quoted}"` : `'${quoted}'`}`;
  }
  if (code === 'BLOCK_IN_FLOW' && text.includes('{')) {
    const name = withoutComma.exec(text)?.[1];
    return name === undefined
      ? "ein Text mit Doppelpunkt braucht Anführungszeichen: 'Preis: 30 €'"
      : `vor „${name}:“ fehlt ein Beistrich; gehört der Doppelpunkt zum Text, braucht der Text Anführungszeichen: '…'`;
  }
  if (code !== 'UNEXPECTED_TOKEN') return undefined;
  if (marked.test(text))
    return "ein Text, der mit * oder & beginnt, braucht Anführungszeichen: '*betont*'";
  const next = withoutCommaAfterQuote.exec(text)?.[1];
  if (next !== undefined) return `vor „${next}:“ fehlt ein Beistrich`;
  if (apostrophe.test(text))
    return "der Apostroph ' beendet hier den Text; schreiben Sie ihn als ’: 'Wie geht’s?'";
  const [, mark, inside] = endsEarly.exec(text) ?? [];
  if (mark === undefined) return undefined;
  return `nach dem zweiten ${mark} geht der Text weiter; ein Wort in Anführungszeichen schreiben Sie „${inside}“`;
}
