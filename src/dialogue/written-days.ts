import { monthNames } from '../content-model/calendar';
import { numberOf, numberPattern } from './numbers';
import { fold } from './words';

export const monthOf = (name: string): number =>
  1 + monthNames.findIndex((each) => fold(each).slice(0, 3) === name.slice(0, 3));
export const monthPattern = `(${monthNames.map(fold).join('|')}|januar|feber|jan|feb|apr|jun|jul|aug|sept|sep|okt|nov|dez)`;
const ordinal = new RegExp(
  String.raw`\b(?:(ersten)|(driten)|(siebten)|(achten)|${numberPattern}s?ten)\b`,
  'g',
);
/** "Am dritten Dezember" as "am 3. Dezember". */
export const inFigures = (text: string): string =>
  text.replace(
    ordinal,
    (_, first, third, seventh, eighth, other: string) =>
      `${first ? 1 : third ? 3 : seventh ? 7 : eighth ? 8 : (numberOf(other) ?? 0)}.`,
  );

const iso = /\b(20\d\d)-(\d\d)-(\d\d)\b/;
const named = new RegExp(
  String.raw`\b(\d{1,2})(?:\.|st|nd|rd|th)? ?${monthPattern}\b\.?(?: ?(20\d\d)\b)?`,
);
/** "3.12. 19 Uhr": a number that stands apart, or before "Uhr", is no year of this century. */
const sign =
  /\b(\d{1,2}) ?([./]) ?(\d{1,2})(?:(?:\.|\/) ?(20\d\d|(?:(?<! )\d\d|(?:2[4-9]|[3-9]\d))(?! ?(?:uhr|h\b|[.:]\d)))?)?(?![\d:])/;
const onlyDate =
  /\b(?:am|den|der|dem) (\d{1,2})\.(?! ?\d{1,2}\b(?! ?(?:uhr|h\b|:))| ?(?:stock|bezirk|paar|par|mal|versuch))|^(\d{1,2})\.$/;

/** Everything that is written as a date or a distance of days, so that no clock is read out of it. */
export const withoutDays = (text: string, asked: boolean): string =>
  inFigures(text)
    .replace(iso, ' ')
    .replace(named, ' ')
    .replace(new RegExp(sign, 'g'), (whole, ...rest: unknown[]) => {
      const at = Number(rest.at(-2));
      return writtenDay(whole, text.slice(0, at), asked) ? ' ' : whole;
    })
    .replace(onlyDate, ' ')
    .replace(new RegExp(String.raw`\bin ${numberPattern} (tagen?|wochen?|monaten?)\b`, 'g'), ' ');

/** "13.12" is a day after "am", a time after "um"; alone, whatever was asked. */
function writtenDay(whole: string, before: string, asked: boolean): boolean {
  const [, , point, month] = sign.exec(whole) ?? [];
  if (Number(month) < 1 || Number(month) > 12) return false;
  if (/\b(um|ab|gegen|bis|vor|nach|zwischen)\s*$/.test(before)) return false;
  const isMarked = point === '/' || /\.\s*\d+\s*\./.test(whole) || (month ?? '').length === 1;
  return isMarked || asked || /\b(am|den|der)\s*$|tag,? (den )?$|woch,? (den )?$/.test(before);
}

export type Written = { date: number; month?: number; year?: number | undefined };

/** The date that is written in a text in figures. */
export function dateIn(text: string, asked: boolean): Written | undefined {
  const [, isoYear, isoMonth, isoDate] = iso.exec(text) ?? [];
  if (isoYear !== undefined)
    return { date: Number(isoDate), month: Number(isoMonth), year: Number(isoYear) };
  const [, namedDate, name, namedYear] = named.exec(text) ?? [];
  if (name !== undefined)
    return { date: Number(namedDate), month: monthOf(name), year: yearOf(namedYear) };
  for (const match of text.matchAll(new RegExp(sign, 'g'))) {
    const [whole, date, , month, year] = match;
    if (writtenDay(whole, text.slice(0, match.index), asked))
      return { date: Number(date), month: Number(month), year: yearOf(year) };
  }
  const [, marked, alone] = onlyDate.exec(text) ?? [];
  const date = marked ?? (asked ? alone : undefined);
  return date === undefined ? undefined : { date: Number(date) };
}

const yearOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text.length === 2 ? `20${text}` : text);
