import { closest, distance } from 'fastest-levenshtein';
import { z } from 'zod';
import { withoutUmlauts } from './without-umlauts';

/** The known word that is nearest to a written one; nothing when none is close. */
export function nearest(written: string, known: readonly string[]): string | undefined {
  if (known.length === 0 || written === '') return undefined;
  const word = withoutUmlauts(written);
  const found = closest(word, known.map(withoutUmlauts));
  if (distance(word, found) > Math.max(2, word.length / 3)) return undefined;
  return known.find((candidate) => withoutUmlauts(candidate) === found);
}

/** "; meinten Sie trial?", or nothing. */
export function didYouMean(written: string, known: readonly string[]): string {
  const meant = nearest(written, known);
  return meant === undefined ? '' : `; meinten Sie ${meant}?`;
}

/** What is allowed instead of a word, unless that is much and one of it was probably meant. */
export function allowedInstead(written: string, known: readonly string[]): string {
  const meant = didYouMean(written, known);
  return known.length > 20 && meant ? meant : `; erlaubt: ${known.join(', ')}${meant}`;
}

/** "1.500" is one and a half to YAML and fifteen hundred to an Austrian: it stays a text. */
export const thousands = /^-?[1-9]\d{0,2}(\.\d{3})+$/;

/** What a field can hold. */
const types: Readonly<Record<string, string>> = {
  string: 'ein Text',
  number: 'eine Zahl',
  int: 'eine ganze Zahl',
  boolean: 'true oder false',
  array: 'eine Liste mit „- “ vor jedem Eintrag',
  object: 'eine Gruppe von Feldern',
  record: 'eine Gruppe von Feldern',
};

/** What is counted of a value. */
const units: Readonly<Record<string, string>> = { array: 'Einträge', string: 'Zeichen' };

const german = z.locales.de().localeError;

/** What is wrong with a value, in German; every schema speaks with it. */
export function explain(issue: z.core.$ZodRawIssue): string {
  const { code, input } = issue;
  if (code === 'unrecognized_keys') {
    const { inst } = issue;
    const known = inst instanceof z.core.$ZodObject ? Object.keys(inst._zod.def.shape) : [];
    return `dieses Feld gibt es hier nicht${allowedInstead(issue.keys.join(', '), known)}`;
  }
  if (input === undefined) return 'dieses Feld fehlt';
  if (input === null) return 'dieses Feld ist leer';
  if (code === 'invalid_value' && issue.values.length > 1)
    return notAllowed(input, issue.values.map(String));
  if (code === 'invalid_union' && typeof input === 'object' && issue.discriminator !== undefined) {
    const options: unknown = issue.options;
    return notAllowed(
      Reflect.get(input, issue.discriminator),
      Array.isArray(options) ? options.map(String) : [],
    );
  }
  if (code === 'invalid_type' && issue.expected === 'number' && isThousands(input))
    return `„${input}“ ist zweideutig; schreiben Sie Tausender ohne Punkt und Cent mit Beistrich`;
  if (code === 'invalid_type' && types[issue.expected])
    return `hier gehört ${types[issue.expected]} hin`;
  if (code === 'too_small')
    return wrongSize(issue, issue.minimum, ['wenige', 'klein', 'mindestens', 'größer als']);
  if (code === 'too_big')
    return wrongSize(issue, issue.maximum, ['viele', 'groß', 'höchstens', 'kleiner als']);
  const message = german(issue);
  return typeof message === 'string' ? message : (message?.message ?? 'ist hier nicht erlaubt');
}

type Size = { origin: string; exact?: boolean; inclusive?: boolean };

/** What is wrong with a count or an amount; the words are those of the direction it is wrong in. */
function wrongSize(
  { origin, exact = false, inclusive = true }: Size,
  limit: number | bigint,
  [few, small, least, beyond]: readonly [string, string, string, string],
): string {
  const unit = units[origin];
  const bound = exact ? 'genau' : inclusive ? least : beyond;
  return `${unit ? `zu ${few} ${unit}` : `die Zahl ist zu ${small}`}; erlaubt: ${bound} ${limit}`;
}

const isThousands = (input: unknown): input is string =>
  typeof input === 'string' && thousands.test(input);

function notAllowed(input: unknown, known: readonly string[]): string {
  const given = typeof input === 'string' ? input : JSON.stringify(input);
  return `„${given}“ gibt es hier nicht${allowedInstead(given, known)}`;
}
