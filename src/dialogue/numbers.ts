/** Number words by what they stand for. */
const words = new Map(
  `1 ein eins eine einen 2 zwei two 3 drei three 4 vier four 5 funf five 6 sechs six 7 sieben 8 acht
  eight 9 neun 10 zehn 11 elf 12 zwolf 13 dreizehn 14 vierzehn 15 funfzehn 16 sechzehn 17 siebzehn
  18 achtzehn 19 neunzehn 20 zwanzig 30 dreisig 40 vierzig 50 funfzig 100 hundert`
    .split(/(?=\b\d)/)
    .flatMap((line) => {
      const [value, ...names] = line.trim().split(/\s+/);
      return names.map((name): [string, number] => [name, Number(value)]);
    }),
);
const tens = 'zwanzig|dreisig|dreising|vierzig|funfzig|sechzig|siebzig|achtzig|neunzig';
/** "Fünfunddreißig", "hundertzwanzig". */
const compound = `(?:ein|zwei|drei|vier|funf|sechs|sieben|acht|neun|hundert)(?:und)?(?:${tens})`;

/** A number as a part of a regular expression; `numberOf` reads it. */
export const numberPattern = String.raw`(\d{1,3}|${compound}|${[...words.keys()]
  .sort((a, b) => b.length - a.length)
  .join('|')})`;

/** @returns the number a folded word stands for */
export function numberOf(word: string | undefined): number | undefined {
  if (word === undefined) return undefined;
  if (/^\d+$/.test(word)) return Number(word);
  const [, one, ten] = new RegExp(`^(.+?)(?:und)?(${tens})$`).exec(word) ?? [];
  if (one === undefined || ten === undefined) return words.get(word);
  const value = 10 * (2 + tens.replace('dreising|', '').split('|').indexOf(ten.replace('ng', 'g')));
  return (words.get(one) ?? 0) + value;
}
