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
