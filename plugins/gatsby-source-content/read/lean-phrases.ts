import { writtenForms } from '../../../src/dialogue/dialect';

/** Alternatives of the parts of a phrase. */
type Phrase = string[][];

/** Words as long as this are found with a slip of the pen as well, but for those with a star. */
const slips = 8;

/** Works out once what is asked of very many words, and for every assistant. */
function once<T>(make: (word: string) => T): (word: string) => T {
  const known = new Map<string, T>();
  return (word) => {
    const value = known.get(word) ?? make(word);
    known.set(word, value);
    return value;
  };
}

const patternOf = once((word) => new RegExp(`^${word.replaceAll('*', '.*')}$`));

const finds = (other: string, word: string): boolean =>
  other.includes('*') ? patternOf(other).test(word) : other === word;

/** Whether everything that an alternative finds is found by another. */
const covering = once((word) => {
  // "Bluat" is read as "Blut" anyway.
  const spoken = word.replace(/\*$/, '');
  const forms = /^[a-z]{4,}$/.test(spoken) ? writtenForms(spoken).slice(1) : [];
  const maySlip = !word.includes('*') && word.length >= slips;
  return (other: string): boolean =>
    other === word ||
    ((spoken === word || other.endsWith('*')) && forms.some((form) => finds(other, form))) ||
    (!maySlip && other.includes('*') && finds(other, word));
});

/** Phrases without the words that others find anyway: every page with a conversation carries them. */
export const leanPhrases = (list: readonly string[]): string[] => lean(list.join('|'));

const lean = once((joined) => (joined === '' ? [] : shorten(joined.split('|'))));

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
