import { plainText } from '../lib/plain-text';

/** A number somebody enters, and its name in an address. */
export type Field<K extends string = string> = {
  name: K;
  query: string;
  max: number;
  min?: number;
  /** With fractions, as in "0,5". */
  fractions?: boolean;
};

export type Entries<K extends string> = Record<K, number>;

/** What people write around a number. */
const around =
  /^(?:(?:ca\.?|€|euro?)\s*)+|(?:[.,][-–—]+)?\s*(?:€|euro?|%|prozent|min(?:uten?|\.)?|zimmer|termine?|anrufe?|nachrichten)?$/gi;

/** "1.200", "1 200" or "1'200": groups of three, which point, blank or apostrophe keep apart. */
const grouped = /^\d{1,3}(?:([.\s'’])\d{3})(?:\1\d{3})*(?=,|$)/;

/**
 * Reads a number as people write it, "1.200,50 €" or "1200.5"; undefined for anything else. A whole
 * number may have nothing but noughts after its comma.
 */
export function readNumber(
  text: string,
  { min = 0, max, fractions = false }: Omit<Field, 'name' | 'query'>,
): number | undefined {
  const plain = plainText(text)
    .replace(around, '')
    .replace(grouped, (whole) => whole.replace(/\D/g, ''))
    .replace(',', '.');
  if (!(fractions ? /^\d+(?:\.\d{1,2})?$/ : /^\d+(?:\.00?)?$/).test(plain)) return undefined;
  const number = Number(plain);
  return number >= min && number <= max ? number : undefined;
}

/**
 * Takes numbers from an address.
 * @param search the query part, "?branche=1&menge=40"
 * @param defaults what counts where the address says nothing, or nothing that can be used
 * @returns the entries, and the names in the address whose values cannot be used
 */
export function readAddress<K extends string>(
  search: string,
  fields: readonly Field<K>[],
  defaults: Entries<K>,
): { entries: Entries<K>; refused: string[] } {
  const query = new URLSearchParams(search);
  const entries = { ...defaults };
  const refused: string[] = [];
  for (const field of fields) {
    const text = query.get(field.query);
    if (text === null) continue;
    const number = readNumber(text, field);
    if (number === undefined) refused.push(field.query);
    else entries[field.name] = number;
  }
  return { entries, refused };
}

/** The query part of an address that {@link readAddress} understands; only what differs. */
export function writeAddress<K extends string>(
  fields: readonly Field<K>[],
  entries: Entries<K>,
  defaults: Partial<Entries<K>>,
): string {
  const query = new URLSearchParams();
  for (const { name, query: key } of fields)
    if (entries[name] !== defaults[name]) query.set(key, String(entries[name]));
  const text = query.toString();
  return text && `?${text}`;
}
