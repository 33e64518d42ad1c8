/** Ids, addresses and file names are one word in small letters. */
export const isProse = (value: string): boolean =>
  /\s/.test(value.trim()) || /^\p{Lu}/u.test(value);

const markup = /<[^>]*>|\{[^{}]*\}|&\w+;|\u00ad/g;
/** Addresses, figures, and words that go on in the next one ("Buchungs- und Zahlungssystem"). */
const noWord = /[/@]|\w\.\w|\p{L}-$/u;

/** The words of a text that a dictionary can know, without abbreviations and made-up names. */
export function wordsIn(text: string): string[] {
  return text
    .replace(markup, (found) => (found === '\u00ad' ? '' : ' '))
    .split(/\s+/)
    .filter((piece) => !noWord.test(piece))
    .flatMap((piece) => piece.match(/[\p{L}\p{M}\d]+/gu) ?? [])
    .filter((word) => word.length > 3 && !/\d|.\p{Lu}/u.test(word));
}
