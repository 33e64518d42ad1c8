import { givenText, quoted } from './kinds';

/** "1.500" is one and a half to YAML and fifteen hundred to an Austrian. */
export const thousands = /^-?[1-9]\d{0,2}(\.\d{3})+$/;

/** Why a value is no number, with how it is written. */
export function numberProblem(input: unknown, wanted: string): string {
  if (typeof input !== 'string') return `ist ${givenText(input)}; nötig ist ${wanted}`;
  const text = input.trim();
  if (thousands.test(text)) return ambiguous(text);
  const bare = text.replace(/\s*(€|EUR|Euro)\s*/gi, '').replace(/,[-–—]+$/, '');
  // Nobody writes one and a half as "1.500 €".
  const plain = thousands.test(bare) ? bare.replaceAll('.', '') : bare;
  if (
    bare !== text &&
    (/^-?\d+([.,]\d+)?$/.test(plain) || /^-?\d{1,3}(\.\d{3})+,\d{1,2}$/.test(plain))
  )
    return `${quoted(text)} ist keine Zahl; das Zeichen € setzt die Website, schreiben Sie ${plain}`;
  if (/^\d{1,3}( \d{3})+$/.test(text))
    return `${quoted(text)} ist keine Zahl; schreiben Sie sie ohne Leerzeichen: ${text.replaceAll(' ', '')}`;
  return `${quoted(text)} ist keine Zahl; nötig ist ${wanted} wie 500 oder 9,90`;
}

/** Its first half, where a comma is no way to write the other meaning. */
export function asWhole(text: string): string {
  const whole = text.replaceAll('.', '');
  return `${quoted(text)} ist zweideutig: Meinen Sie ${whole}, so schreiben Sie ${whole} ohne Punkt`;
}

/** The question that a point before three digits raises. */
function ambiguous(text: string): string {
  const fraction = text.replace('.', ',').slice(0, -1);
  return `${asWhole(text)}; meinen Sie ${fraction}, so schreiben Sie ${fraction} mit Beistrich`;
}
