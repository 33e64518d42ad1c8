/** Reading speed the specification measures with, in words a minute. */
export const wordsPerMinute = 200;

/** @returns the number of words in plain text; a word holds at least one letter or digit */
export function countWords(plainText: string): number {
  return plainText.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** @returns reading time as shown, whole minutes and never less than one: "8 min" */
export function readingTime(words: number): string {
  return `${Math.max(1, Math.round(words / wordsPerMinute))} min`;
}
