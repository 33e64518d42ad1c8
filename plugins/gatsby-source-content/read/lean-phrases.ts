import { writtenForms } from '../../../src/dialogue/dialect';

/** Alternatives of the parts of a phrase. */
type Phrase = string[][];

/** Words as long as this are found with a slip of the pen as well, but for those with a star. */
const slips = 8;

const patterns = new Map<string, RegExp>();

function finds(other: string, word: string): boolean {
  const known = patterns.get(other);
  const pattern = known ?? new RegExp(`^${other.replaceAll('*', '.*')}$`);
  if (known === undefined) patterns.set(other, pattern);
  return pattern.test(word);
}

/** Whether everything that one alternative finds is found by another. */
function covers(other: string, word: string): boolean {
  if (other === word) return true;
  // "Bluat" is read as "Blut" anyway.
  const spoken = word.replace(/\*$/, '');
  const isSpoken = /^[a-z]{4,}$/.test(spoken) && (spoken === word || other.endsWith('*'));
  if (
    isSpoken &&
    writtenForms(spoken)
      .slice(1)
      .some((form) => finds(other, form))
  )
    return true;
  if (!other.includes('*') || (!word.includes('*') && word.length >= slips)) return false;
  return finds(other, word);
}

const isCovered = (words: readonly string[], by: readonly string[]): boolean =>
  words.every((word) => by.some((other) => covers(other, word)));

const lean = new Map<string, string[]>();

/**
 * Phrases without the words that others find anyway: every page with a conversation carries them.
 * Most belong to every assistant, and are worked out once.
 */
export function leanPhrases(list: readonly string[]): string[] {
  const key = list.join('|');
  const known = lean.get(key) ?? shorten(list);
  lean.set(key, known);
  return known;
}

function shorten(list: readonly string[]): string[] {
  const phrases: Phrase[] = list.map((phrase) =>
    phrase
      .trim()
      .split(' ')
      .map((part) => {
        const words = [...new Set(part.split('/'))];
        return words.filter(
          (word) => !words.some((other) => other !== word && covers(other, word)),
        );
      }),
  );
  const left = new Set(phrases);
  for (const phrase of phrases) {
    const rest = [...left].filter((each) => each !== phrase);
    phrase.forEach((part, place) => {
      phrase[place] = part.filter((word) => {
        const only = phrase.map((each, index) => (index === place ? [word] : each));
        return !rest.some((other) =>
          other.every((wanted) => only.some((each) => isCovered(each, wanted))),
        );
      });
    });
    if (phrase.some((part) => part.length === 0)) left.delete(phrase);
  }
  return [...left].map((phrase) => phrase.map((part) => part.join('/')).join(' '));
}
