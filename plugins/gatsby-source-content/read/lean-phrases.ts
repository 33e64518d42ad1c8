import { writtenForms } from '../../../src/dialogue/dialect';

/** Alternatives of the parts of a phrase. */
type Phrase = string[][];

/** Words as long as this are found with a slip of the pen as well, but for those with a star. */
const slips = 8;

const patterns = new Map<string, RegExp>();

function finds(other: string, word: string): boolean {
  if (!other.includes('*')) return other === word;
  const known = patterns.get(other);
  const pattern = known ?? new RegExp(`^${other.replaceAll('*', '.*')}$`);
  if (known === undefined) patterns.set(other, pattern);
  return pattern.test(word);
}

type Covers = (other: string) => boolean;
const covers = new Map<string, Covers>();

/** Whether everything that an alternative finds is found by another; each is asked of very many. */
function covering(word: string): Covers {
  const known = covers.get(word);
  if (known) return known;
  // "Bluat" is read as "Blut" anyway.
  const spoken = word.replace(/\*$/, '');
  const forms = /^[a-z]{4,}$/.test(spoken) ? writtenForms(spoken).slice(1) : [];
  const maySlip = !word.includes('*') && word.length >= slips;
  const covered: Covers = (other) =>
    other === word ||
    ((spoken === word || other.endsWith('*')) && forms.some((form) => finds(other, form))) ||
    (!maySlip && other.includes('*') && finds(other, word));
  covers.set(word, covered);
  return covered;
}

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
          (word) => !words.some((other) => other !== word && covering(word)(other)),
        );
      }),
  );
  const left = new Set(phrases);
  for (const phrase of phrases) {
    const rest = [...left].filter((each) => each !== phrase);
    phrase.forEach((part, place) => {
      phrase[place] = part.filter((word) => {
        const only = phrase.map((each, index) => (index === place ? [word] : each).map(covering));
        return !rest.some((other) =>
          other.every((by) => only.some((each) => each.every((covered) => by.some(covered)))),
        );
      });
    });
    if (phrase.some((part) => part.length === 0)) left.delete(phrase);
  }
  return [...left].map((phrase) => phrase.map((part) => part.join('/')).join(' '));
}
