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
  funfzehn: 15,
  zwanzig: 20,
  dreisig: 30,
  vierzig: 40,
  funfzig: 50,
  hundert: 100,
};
const groups = ['', 'alein', 'zweit', 'drit', 'viert', 'funft', 'sechst', 'siebt', 'acht', 'neunt'];

/** A number as a part of a regular expression; `numberOf` reads it. */
export const numberPattern = String.raw`(\d{1,3}|${Object.keys(words)
  .sort((a, b) => b.length - a.length)
  .join('|')})`;

/** @returns the number a folded word stands for */
export function numberOf(word: string | undefined): number | undefined {
  if (word === undefined) return undefined;
  return /^\d+$/.test(word) ? Number(word) : words[word];
}

/** What follows a number that counts something else, or puts things in order: "2 wochen", "das 2. paar". */
const ofOthers = String.raw`(?!\.? ?(?:woche|tag|monat|jahr|stund|minut|par\b|mal\b|euro?\b|€|%|prozent|uhr|k?m\b|cm\b|schuh))`;

/**
 * How many of a thing a folded sentence speaks of: "vier Sterne".
 * @param asked whether the question was how many: then any number is the answer, but for articles
 * and what counts something else
 */
export function unitsIn(text: string, unit: string, asked: boolean): number | undefined {
  // "4,5 von 5" is no count, and is asked again; "4 von 5 Sternen" are four.
  const counted = text
    .replace(/\d+(?:[.,]\d+| ?½| 1\/2)(?: ?(?:\/|von|of) ?\d+\b)?/g, '')
    .replace(/(\d) ?(?:\/|von|of) ?\d+\b/g, '$1');
  const find = (before: string, after: string) =>
    numberOf(new RegExp(`\\b${before}${numberPattern}${after}`).exec(counted)?.[1]);
  return find('', ` ?${unit}`) ?? (asked ? find('(?!eine?n?\\b)', `\\b${ofOthers}`) : undefined);
}

const people =
  'personen|person|leute|leut|mitarbeiter|koleginen|pax|gaste|erwachsene|erwachsenen|kinder|kind|kids|platze|man|kopfe|er tisch|er';
const counted = new RegExp(
  String.raw`\b${numberPattern} ?(?:kleine |weitere )?(?:${people})\b`,
  'g',
);
const announced = new RegExp(
  String.raw`\b(?:fur|zu|wir sind|sind|waren) ${numberPattern}\b(?! ?(?:uhr|[:.]\d|€|euro))`,
);

/**
 * How many people a folded sentence speaks of.
 * @param asked whether the question was how many: then any number is the answer
 * @param before how many there were: "one more" counts from there
 */
export function peopleIn(text: string, asked: boolean, before?: number): number | undefined {
  const said = saidPeople(text, asked);
  if (said === undefined || before === undefined) return said;
  if (/\b(mehr|zusatzlich|weitere)\b/.test(text)) return before + said;
  return /\bweniger\b/.test(text) ? Math.max(1, before - said) : said;
}

function saidPeople(text: string, asked: boolean): number | undefined {
  const parts = [...text.matchAll(counted)].flatMap(([, word]) => numberOf(word) ?? []);
  if (parts.length > 0) return parts.reduce((sum, part) => sum + part, 0);
  const group = groups.findIndex(
    (word) => word !== '' && new RegExp(`\\bzu ${word}\\b`).test(text),
  );
  if (group > 0) return group;
  if (/\b(frau|man|freundin|freund|mama|papa|oma|partner|partnerin) und ich\b/.test(text)) return 2;
  if (/\b(alein|aleine|nur ich)\b/.test(text)) return 1;
  const after = numberOf(announced.exec(text)?.[1]);
  if (after !== undefined) return after;
  const any = asked ? new RegExp(String.raw`\b${numberPattern}\b`).exec(text)?.[1] : undefined;
  return numberOf(any);
}
