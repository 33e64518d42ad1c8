const words: Readonly<Record<string, number>> = {
  ein: 1,
  eins: 1,
  eine: 1,
  einen: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  funf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  elf: 11,
  zwolf: 12,
  dreizehn: 13,
  vierzehn: 14,
  funfzehn: 15,
  sechzehn: 16,
  siebzehn: 17,
  achtzehn: 18,
  neunzehn: 19,
  zwanzig: 20,
  funfundzwanzig: 25,
  dreisig: 30,
  vierzig: 40,
  funfzig: 50,
  hundert: 100,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
};
const groups = [
  '',
  'alein',
  'zweit',
  'drit',
  'viert',
  'funft',
  'sechst',
  'siebt|siebent',
  'acht',
  'neunt',
];
const tens = 'zwanzig|dreisig|dreising|vierzig|funfzig|sechzig|siebzig|achtzig|neunzig';
/** "Fünfunddreißig", "hundertzwanzig". */
const compound = `(?:ein|zwei|drei|vier|funf|sechs|sieben|acht|neun|hundert)(?:und)?(?:${tens})`;

/** A number as a part of a regular expression; `numberOf` reads it. */
export const numberPattern = String.raw`(\d{1,3}|${compound}|${Object.keys(words)
  .sort((a, b) => b.length - a.length)
  .join('|')})`;

/** @returns the number a folded word stands for */
export function numberOf(word: string | undefined): number | undefined {
  if (word === undefined) return undefined;
  if (/^\d+$/.test(word)) return Number(word);
  const [, one, ten] = new RegExp(`^(.+?)(?:und)?(${tens})$`).exec(word) ?? [];
  if (one === undefined || ten === undefined) return words[word];
  const value = 10 * (2 + tens.replace('dreising|', '').split('|').indexOf(ten.replace('ng', 'g')));
  return (words[one] ?? 0) + value;
}

/** What follows a number that counts something else, or puts things in order: "2 wochen", "das 2. paar". */
const ofOthers = String.raw`(?!\.? ?(?:woche|tag|monat|jahr|stund|minut|par\b|mal\b|euro?\b|€|%|prozent|uhr|k?m\b|cm\b|schuh|maschin|gerat|volautomat|tase))`;

/** A count that was read, or the numbers it could be. */
export type CountRead = { count: number } | { options: readonly number[] };

/**
 * How many of a thing a folded sentence speaks of: "vier Sterne".
 * @param asked whether the question was how many: then any number is the answer, but for articles
 * and what counts something else
 */
export function unitsIn(text: string, unit: string, asked: boolean): CountRead | undefined {
  // "4,5 von 5" is no count, and is asked again; "4 von 5 Sternen" are four.
  const counted = text
    .replace(/\d+(?:[.,]\d+| ?½| 1\/2)(?: ?(?:\/|von|of) ?\d+\b)?/g, '')
    .replace(/(\d) ?(?:\/|von|of) ?\d+\b/g, '$1');
  const find = (before: string, after: string) =>
    numberOf(new RegExp(`\\b${before}${numberPattern}${after}`).exec(counted)?.[1]);
  const both = asked ? eitherIn(counted) : undefined;
  if (both) return { options: both };
  const none = new RegExp(`\\bnul ?${unit}`).test(counted) ? 0 : undefined;
  const count =
    none ??
    find('', ` ?${unit}`) ??
    (asked
      ? find('(?<!\\b(?:um|vor|nach|bis|ab|gegen) )(?!eine?n?\\b)', `\\b${ofOthers}`)
      : undefined);
  return count === undefined ? undefined : { count };
}

const people =
  'lehrer\\w*|koleg\\w*|angestelt\\w*|schuler\\w*|beschaftigt\\w*|besucher\\w*|studierend\\w*|personen|person|pers|erwachsen|leuten|leute|leut|mitarbeiter|mitarbeiterinen|koleginen|kolegen|pax|gasten|gaste|mitarbeitern|erwachsene|erwachsenen|grose|kinder|kind|kids|kindern|platze|man hoch|kopfe|er tisch';
/** What carries a number as its name. */
const numbered =
  /\b(?:zimer|tisch(?= nr| numer)|(?<=\b(?:auf|am|an|von) )tisch|top|tur|hausnumer|bezirk|stock)(?: nr\.?| numer)? \d+\b|\b\d+\. stock\b/g;
const small = '(?:kleine |weitere |klane )?';
const counted = new RegExp(String.raw`\b${numberPattern} ?${small}(?:${people})\b`, 'g');
const announced = new RegExp(
  String.raw`\b(?:fur|zu|tisch|wir sind|wir waren|wir werden|werden|sind|waren|wir|uns)(?: jetzt| nur| mehr| doch| dann| insgesamt| eh)* (?!eine?[nrms]? (?!person)[a-z])${numberPattern}\b(?! ?(?:halb|dutzend|par leut|%|prozent|uhr|[:.]\d|€|euro|minuten|tasen|stunden|tage|wochen|monat|jahr|nacht|auto|zimer))`,
);
const others =
  'frau|man|freundin|freund|mama|papa|muter|vater|oma|opa|partner|partnerin|kolegin|kolege|bub|sohn|tochter|schwester|bruder';
const pair = new RegExp(
  String.raw`\b(?:(?:${others}) und (?:ich|mich|mir)|(?:ich|mich|mir) und (?:mein\w*|a|die|der) (?:${others})|wir beide|uns beide|beide)\b`,
);

/** "Vier oder fünf". */
function eitherIn(text: string): readonly number[] | undefined {
  const match = new RegExp(
    String.raw`\b${numberPattern}(?: (?:personen|leute))?(?:,? (?:oder|bis) | ?[-–] ?)${numberPattern}\b(?! ?uhr)`,
  ).exec(text);
  const options = [numberOf(match?.[1]), numberOf(match?.[2])].flatMap((each) => each ?? []);
  return options.length > 1 ? options : undefined;
}

/**
 * How many people a folded sentence speaks of.
 * @param asked whether the question was how many: then any number is the answer
 * @param before how many there were: "one more" counts from there
 */
export function peopleIn(said: string, asked: boolean, before?: number): CountRead | undefined {
  const text = said.replace(numbered, ' ');
  const hasPeople = asked || /\b(person|leut|gast|kind)|\bfur \w+ (?:oder|bis) /.test(text);
  const both = hasPeople ? eitherIn(text) : undefined;
  if (both) return { options: both };
  if (before !== undefined) {
    const [, more] =
      new RegExp(
        String.raw`\b${numberPattern} (?:personen? |leute? )?(?:mehr|more|zusatzlich|weitere)\b`,
      ).exec(text) ?? [];
    const [, noch] =
      new RegExp(String.raw`\bnoch ${numberPattern} (?:personen?|leute?|gaste?|kind)`).exec(text) ??
      [];
    const added = numberOf(more ?? noch);
    if (added !== undefined) return { count: before + added };
    if (/\b(noch (wer|jemand)|komt (auch )?noch)\b/.test(text)) return { count: before + 1 };
    const [, fewer] =
      new RegExp(String.raw`\b${numberPattern} (?:personen? |leute? )?weniger\b`).exec(text) ?? [];
    const taken = numberOf(fewer);
    if (taken !== undefined) return { count: Math.max(1, before - taken) };
  }
  const count = saidPeople(text, asked, before);
  return count === undefined ? undefined : { count };
}

/** "Sechs Leute, zwei Kinder dabei" are six. */
const among = new RegExp(
  String.raw`(?<=\b(?:personen|leute|gaste|sind \w+|zu ?\w+t)\b.*)(?<!\b(?:und|plus|mit) )\b${numberPattern} ${small}(?:kinder|kind|kids)\b`,
);

function saidPeople(said: string, asked: boolean, before?: number): number | undefined {
  const text = said.replace(among, ' ');
  const parts = [...text.matchAll(counted)].flatMap(([, word]) => numberOf(word) ?? []);
  // "Wir kommen mit zwei Kindern" does not say how many come.
  const isOnlyChildren =
    !asked &&
    new RegExp(String.raw`\bmit ${numberPattern} ${small}(?:kinder|kind|kids)`).test(text);
  if (isOnlyChildren && parts.length === 1) return undefined;
  const [, first, second] =
    new RegExp(
      String.raw`\b(?:fur|zu|sind|wir) ${numberPattern} und ${numberPattern} ${small}(?:kinder|kind|kids)`,
    ).exec(text) ?? [];
  const [adults, children] = [numberOf(first), numberOf(second)];
  if (adults !== undefined && children !== undefined) return adults + children;
  if (parts.length > 0) return parts.reduce((sum, part) => sum + part, 0);
  const group = groups.findIndex(
    (word) => word !== '' && new RegExp(`\\bzu ?(?:${word})\\b`).test(text),
  );
  if (group > 0) return group;
  const [, couples] =
    new RegExp(String.raw`\b${numberPattern} (?:ehe)?(?:par|paare|couples)\b`).exec(text) ?? [];
  if (couples !== undefined) return 2 * (numberOf(couples) ?? 1);
  if (pair.test(text)) return 2;
  if (/\b(alein|aleine|nur ich|nur fur mich|fur mich alein|solo)\b/.test(text)) return 1;
  const after = numberOf(announced.exec(text)?.[1]);
  if (after !== undefined) return after;
  if (
    before === undefined &&
    /\bmein\w* (?:frau|man|freundin|freund|partner\w*|schwester|bruder)\b.*\bauch\b/.test(text)
  )
    return 2;
  const any = asked
    ? new RegExp(
        String.raw`${text.split(' ').length > 2 ? '(?!\\beine?n?\\b)' : ''}\b${numberPattern}\b${ofOthers}`,
      ).exec(text)?.[1]
    : undefined;
  return numberOf(any) ?? (asked && /\bfur mich\b|^ich$/.test(text) ? 1 : undefined);
}
