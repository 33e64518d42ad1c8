/** Reading speed, in words per minute. */
const wordsPerMinute = 200;

/** @returns the number of words in plain text; a word has at least one letter or digit */
export function countWords(plainText: string): number {
  return plainText.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** @returns the reading time in whole minutes, at least one: "8 min" */
export function readingTime(words: number): string {
  return `${Math.max(1, Math.round(words / wordsPerMinute))} min`;
}
