import type { Emergency } from '../content-model/dialogues';
import { type Reader, likeness } from './words';

const phrases = (list: string): string[][] =>
  list
    .split('|')
    .filter(Boolean)
    .map((phrase) => phrase.split(' '));

/** How alike a long word must be: a danger is typed in a hurry. */
const alike = 0.84;

const says = (words: readonly string[], phrase: readonly string[]): boolean =>
  phrase.every((part) =>
    words.some(
      (word) =>
        word === part ||
        (part.length >= 8 &&
          Math.abs(word.length - part.length) < 2 &&
          likeness(word, part) >= alike),
    ),
  );

/** The danger a sentence speaks of. It comes before everything else that it says. */
export function emergencyIn<T extends Pick<Emergency, 'words' | 'unless'>>(
  text: string,
  emergencies: readonly T[],
  read: Reader,
): T | undefined {
  const words = read(text).match(/[a-z]+/g) ?? [];
  return emergencies.find(
    (each) =>
      phrases(each.words).some((phrase) => says(words, phrase)) &&
      !phrases(each.unless).some((phrase) => says(words, phrase)),
  );
}
