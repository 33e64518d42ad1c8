import { clausesOf } from './choices';
import { isChange } from './corrections';
import { numberOf, numberPattern as n } from './numbers';
import type { Reader } from './words';
import { withoutDays } from './written-days';

/** A count that was read, or the numbers it could be. */
type CountRead = { count: number } | { options: readonly number[] };

/** What follows a number that counts something else, or puts things in order: "2 wochen", "das 2. paar". */
const ofOthers = String.raw`(?!\.? ?(?:woche|tag|monat|jahr|stund|minut|par\b|mal\b|euro?\b|€|%|prozent|uhr|k?m\b|cm\b|[:.,]\d|maschin|gerat|auto\b|tase|zimer|sache|stuf|kafe))`;
/** So many words has an answer that is nothing but a number. */
const short = 6;

/**
 * How many of a thing a folded sentence speaks of: "vier Sterne".
 * @param asked whether the question was how many: then a number that stands by itself is the answer
 */
export function unitsIn(text: string, unit: string, asked: boolean): CountRead | undefined {
  // "4,5 von 5" is no count, and is asked again; "4 von 5 Sternen" are four.
  const counted = text
    .replace(/\d+(?:[.,]\d+| ?½| 1\/2)(?: ?(?:\/|von|of) ?\d+\b)?/g, '')
    .replace(/(\d) ?(?:\/|von|of) ?\d+\b/g, '$1');
  const both = asked ? eitherIn(counted) : undefined;
  if (both) return { options: both };
  if (new RegExp(`\\bnul ?${unit}`).test(counted)) return { count: 0 };
  if (/\bale (?:funf|5)\b/.test(counted)) return { count: 5 };
  const alone = String.raw`(?:^|[,.:;!] )(?:na ja,? |najo,? |nein,? |ups,? |ich |meinte |schreib(?:t|ts|en sie)? |mach(?:t|ts|en sie)? |also |auch |eigentlich |eine? |doch |nur |lieber |sagen wir |machen sie )*(?!eine?[nrms]?\b(?! ?$))${n}\b${ofOthers}`;
  const find = (pattern: string) => numberOf(new RegExp(pattern).exec(counted)?.[1]);
  const count =
    find(`\\bauf ${n} (?:sterne? )?(?:ander|korigier|herab|setz|stel)`) ??
    find(`\\b${n} ?${unit}`) ??
    (asked ? find(alone) : undefined);
  return count === undefined ? undefined : { count };
}

const people = String.raw`(?:personen?|pers|leute?n?|gaste?n?|pax|erwachsenen?|kinde?r?n?|kids|platze|kopfe|mitarbeit\w*|koleg\w*|angestelt\w*|beschaftigt\w*|schuler\w*|lehrer\w*|besucher\w*|studierend\w*|er tisch|man hoch)`;
const small = '(?:kleine |weitere |klane )?';
const counted = new RegExp(String.raw`\b${n} ?${small}${people}\b`, 'g');
const groups = [
  '',
  'alein',
  'zweit',
  'drit',
  'viert',
  'funft',
  'sechst',
  'sieb(?:en)?t',
  'acht',
  'neunt',
];
const others =
  'frau|man|freundin|freund|mama|papa|muter|vater|oma|opa|partner|partnerin|sohn|tochter|schwester|bruder';
const pair = new RegExp(
  String.raw`\bfur (?:mich|mi) und (?:mein?\w*|mei|die|den|de) (?:${others})\b|\b(?:fur )?uns beide\b|\bwir beide\b`,
);
/** "Eine Massage für meine Frau". */
const single = new RegExp(
  String.raw`\beine \w+ (?:\w+ )?fur (?:mich|mi|mein\w* (?:${others}))\b(?! (?:und|mit))`,
);
const onlyOne =
  /\bnur (?:fur (?:mich|mi)\b|(?:fur )?mein?\w* (?:frau|man|freundin|freund|tochter|sohn|mama|papa)\b|eine[nr]? ?(?:[,.!;]|$))|\bsolo (?:per|fur) (?:me|lei|lui)\b|\b(?:just|only) (?:fur |for )?(?:me|her|him)\b/;
/** What may stand behind a number that counts people without their noun: "für vier um acht". */
const goesOn = String.raw`(?= ?(?:$|[,.!?;]|(?:um|am|an|heute?|morgen|ubermorgen|bite|auf|im|in|mit|und|aber|\w*tag|abend|mitag|frei|noch|ein|insgesamt|drinen|drausen|in der|geht|zum|oder|fur|aus|please|zusamen|weil|was|bei|beim|nicht|lieber|moglich|wen|ab|nach|gegen|vor|zwischen)\b))`;
const maybe =
  '(?:jetzt |jetz |jez |nur |doch |dan |insgesamt |eh |vieleicht |ca\\.? |circa |etwa |rund |ungefahr |so |lieber |eigentlich )*';
const announced = [
  new RegExp(String.raw`\b${n} (?:of us|von uns)\b`),
  new RegExp(String.raw`\bfur (?:uns )?${maybe}(?!eine?[nrms]?\b)${n}(?:e\b|\b)${goesOn}`),
  new RegExp(
    String.raw`\b(?:sind|waren|werden|warn|kom\w*) (?:wir |ma |es |haus )?(?:in )?${maybe}(?!eine?[nrms]?\b)${n}(?:e\b|\b)${goesOn}`,
  ),
  new RegExp(
    String.raw`\b(?:also|auch|doch|nur|jetzt|insgesamt) (?!eine?[nrms]?\b)${n}\b(?= ?(?:$|[,.!;]|und |mit ))`,
  ),
];
const numbered =
  /\b(?:zimer|top|tur|tisch(?= nr| numer)|(?<=\b(?:auf|am|an|von) )tisch)(?: nr\.?| numer)? \d+\b/g;

/** "Vier oder fünf". */
function eitherIn(text: string): readonly number[] | undefined {
  const match =
    new RegExp(
      String.raw`\b${n}(?: ${people})?(?:,? (?:oder|bis) | ?[-–] ?)${n}\b(?! ?uhr|:)`,
    ).exec(text) ?? new RegExp(String.raw`\bzwischen ${n} und ${n}\b(?! ?uhr|:)`).exec(text);
  const options = [numberOf(match?.[1]), numberOf(match?.[2])].flatMap((each) => each ?? []);
  return options.length > 1 ? options : undefined;
}

/**
 * How many people a folded sentence speaks of.
 * @param asked whether the question was how many: then a short answer with a number is one
 * @param before how many there were: "one more" counts from there
 */
export function peopleIn(said: string, asked: boolean, before?: number): CountRead | undefined {
  const text = said.replace(numbered, ' ');
  const isAnswer = asked && text.split(' ').length < short;
  const hasPeople = isAnswer || new RegExp(`\\b${people}\\b|\\bfur \\w+ (?:oder|bis) `).test(text);
  const both = hasPeople ? eitherIn(text) : undefined;
  if (both) return { options: both };
  if (before !== undefined) {
    const [, more] =
      new RegExp(`\\b${n} (?:personen? |leute? )?(?:mehr|more|zusatzlich|weitere)\\b`).exec(text) ??
      new RegExp(`\\bnoch ${n} (?:personen?|leute?|gaste?|kind)`).exec(text) ??
      [];
    if (more !== undefined) return { count: before + (numberOf(more) ?? 0) };
    // "Schreiben Sie lieber 7, mein Bruder kommt auch."
    const [, instead] =
      (/\b(?:kom\w*|dabei|mitkom\w*|leute?n?)\b/.test(text) &&
        new RegExp(
          String.raw`\b(?:lieber|doch|schreib\w*|mach\w*) (?:lieber |doch )?${n}\b(?! ?uhr|:)`,
        ).exec(text)) ||
      [];
    if (instead !== undefined) return { count: numberOf(instead) ?? 0 };
    const [, fewer] = new RegExp(`\\b${n} (?:personen? |leute? )?weniger\\b`).exec(text) ?? [];
    if (fewer !== undefined) return { count: Math.max(1, before - (numberOf(fewer) ?? 0)) };
  }
  // "Na 9 hab ich gesagt. Wasser haben wir keines": the first of what is said answers.
  const [first = ''] = text.split(/[.!;,](?: |$)/);
  const hasNumber = new RegExp(String.raw`\bbeide\b|\bnur fur\b|\b(?!eine?[nrms]?\b)${n}\b`).test(
    first,
  );
  const isFirst = asked && !isAnswer && hasNumber && first.split(' ').length < short;
  const count = saidPeople(text, isAnswer) ?? (isFirst ? saidPeople(first, true) : undefined);
  return count === undefined ? undefined : { count };
}

/** "Sechs Leute, zwei Kinder dabei" are six. */
const among = new RegExp(
  String.raw`(?<=\b(?:personen|leute|gaste|sind \w+|zu ?\w+t)\b.*)(?<!\b(?:und|plus|mit) )\b${n} ${small}(?:kinder|kind|kids)\b`,
);

const announcedIn = (text: string): number | undefined =>
  announced.flatMap((pattern) => numberOf(pattern.exec(text)?.[1]) ?? [])[0];

function saidPeople(said: string, isAnswer: boolean): number | undefined {
  const text = said.replace(among, ' ');
  const parts = [...text.matchAll(counted)].flatMap(([, word]) => numberOf(word) ?? []);
  // "Wir kommen mit zwei Kindern" does not say how many come.
  const children = String.raw`${n} ${small}(?:kinder|kind|kids)`;
  if (parts.length === 1 && !isAnswer && new RegExp(`\\bmit ${children}`).test(text))
    return announcedIn(text);
  const [, adults, more] =
    new RegExp(String.raw`\b(?:fur|zu|sind|wir) ${n} und ${children}`).exec(text) ?? [];
  if (adults !== undefined) return (numberOf(adults) ?? 0) + (numberOf(more) ?? 0);
  if (parts.length > 0) return parts.reduce((sum, part) => sum + part, 0);
  const group = groups.findIndex((word) => word && new RegExp(`\\bzu ?(?:${word})\\b`).test(text));
  if (group > 0) return group;
  if (pair.test(text) || (isAnswer && /\bbeide\b/.test(text))) return 2;
  if (onlyOne.test(text) || single.test(text)) return 1;
  if (isAnswer && /\bnur fur (?:sie|ihn)\b/.test(text)) return 1;
  const after = announcedIn(text);
  if (after !== undefined || !isAnswer) return after;
  if (/^(?:ich |nur |fur mich |mich )*(?:alein\w*|ich|mich)\b/.test(text)) return 1;
  const article = text.split(' ').length > 2 ? '(?!eine?[nrms]?\\b)' : '';
  return numberOf(
    new RegExp(`(?<!\\b(?:um|vor|nach|bis|ab|gegen|halb) )\\b${article}${n}\\b${ofOthers}`).exec(
      text,
    )?.[1],
  );
}

/** What is asked of a sentence: what it says, what it takes back, and what was known before. */
type Counting = {
  text: string;
  raw: string;
  without: string;
  asked: boolean;
  before: string | undefined;
  listening: { read: Reader };
};

const mends = /\b(eigentlich|doch|lieber|vertipt|falsch|nein|sondern|meinte|ups)\b/;

/** How many people, or how many of a unit, a sentence speaks of. */
export function countOf(counting: Counting, unit: string | undefined): CountRead | undefined {
  const { text, raw, without, asked, before, listening } = counting;
  // "10:00" is an hour, and nobody's ten guests; a question gives no stars.
  // "3." alone is a number, and no third.
  const isBare = /^\W*\d{1,2}\W*$/.test(text);
  const plain = (isBare ? text : withoutDays(text, false))
    .replace(/\b\d{1,2}[:.]\d\d\b(?! ?(?:€|euro))/g, ' ')
    .trim();
  const isKnown = before !== undefined;
  // "13, nicht 30" mends them, whatever else is said.
  const isMended = isKnown && without.split(' ').includes(before);
  const mended = isMended
    ? clausesOf(plain).find((clause) => numberOf(clause.replace(/[,.! ]/g, '')) !== undefined)
    : undefined;
  if (unit === undefined)
    return peopleIn(mended ?? plain, asked || isMended, isKnown ? Number(before) : undefined);
  const told = plain.replace(/[^.!?;]*\?/g, ' ').trim();
  const name = listening.read(unit);
  const read = unitsIn(told, name, asked || (isKnown && mends.test(listening.read(raw))));
  if (!read || !('count' in read) || String(read.count) !== before || !isChange(told)) return read;
  // "Die drei Sterne waren zu streng, machen Sie vier daraus."
  const rest = told.replace(new RegExp(`\\S+ ?${name}\\w*`), ' ');
  const [, other] = new RegExp(`\\b(?!eine?\\b)${n} d(?:a)?raus\\b`).exec(rest) ?? [];
  const count = numberOf(other);
  return count === undefined ? read : { count };
}
