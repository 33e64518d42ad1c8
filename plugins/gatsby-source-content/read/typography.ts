import type { TextFacts } from './markdown/text-facts';
import type { Problem } from './problems';

/** What is wrong with the typography of a text, in its passages and its links. */
export function slipsIn({ passages, links }: TextFacts): Omit<Problem, 'file'>[] {
  // A bare address is reported with its passage.
  const targets = links.filter(({ text, target }) => text !== target);
  return [
    ...passages.map(({ text, line }) => ({ line, message: slipInText(text) })),
    ...targets.map(({ target, line }) => ({ line, message: slipIn(target) })),
  ].flatMap(({ line, message }) => (message === undefined ? [] : [{ line, field: '', message }]));
}

/** What is wrong with the typography of a passage, or of a field. */
export const slipInText = (text: string): string | undefined =>
  slipIn(text) ?? straightQuotes(text);

/** From copied texts: zero-width, bidirectional and control characters. */
const invisible =
  // eslint-disable-next-line no-control-regex -- these are what is looked for
  /(\S*?)[\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff\0-\x08\x0b\x0c\x0e-\x1f\x7f]/;

/** Quotes that are not paired, and links that browsers warn of. */
function slipIn(text: string): string | undefined {
  const link = /\bhttp:\/\/[^\s"<)]+(?<![.,;:!?])/.exec(text)?.[0];
  if (link !== undefined)
    return `${link} ist nicht verschlüsselt, Browser warnen davor; gibt es ${link.replace('http:', 'https:')}?`;
  const hidden = invisible.exec(text)?.[1];
  if (hidden !== undefined)
    return `${hidden === '' ? 'hier' : `nach „${hidden}“`} steht ein unsichtbares Zeichen, meist aus einer anderen Website kopiert; löschen Sie es`;
  return unpaired(text);
}

/** Straight quotes around words; inches and seconds have none in front. */
function straightQuotes(text: string): string | undefined {
  // Malformed links and pictures have their own message.
  if (text.includes('](')) return undefined;
  const [found, mark = '', words = ''] =
    /(?<![^\s(])("|,,|''|``?)(\p{L}[^"'`´\n]*)(?:"|''|``?|´´?)(?![\p{L}\d])/u.exec(text) ?? [];
  if (found !== undefined)
    return `${mark === '"' ? 'gerade' : 'falsche'} Anführungszeichen: ${found}; im Deutschen schreiben Sie „${words}“`;
  const accent = /(?<!\p{L})\p{L}+[´`]\p{L}+/u.exec(text)?.[0];
  return accent === undefined
    ? undefined
    : `„${accent}“ hat einen Akzent statt eines Apostrophs; schreiben Sie ${accent.replace(/[´`]/, '’')}`;
}

/** German quotes open with „ and close with “; inside them ‚ and ‘. */
const unpaired = (text: string): string | undefined =>
  /^(„“)*$/.test(text.replace(/[^„“”]/g, ''))
    ? undefined
    : 'die Anführungszeichen gehören paarweise: „so“, unten offen und oben geschlossen';
