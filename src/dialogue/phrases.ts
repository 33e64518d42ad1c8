import { writtenForms } from './dialect';
import { type Reader, isFiller, likeness } from './words';

/** A sentence, word for word and in every written form. */
type Said = { words: readonly string[]; forms: string };
type Part = (said: Said) => boolean;
type Phrases = (said: Said) => ReadonlySet<string> | undefined;

export function formsOf(read: Reader, text: string): Said {
  const words = read(text).match(/[a-z0-9]+/g) ?? [];
  return { words, forms: ` ${words.flatMap(soundsOf).join('  ')} ` };
}

/** "Doch" is a word of its own, and no "Dach" as people say it. */
const soundsOf = (word: string) => (isFiller(word) ? [word] : writtenForms(word));

const wordOf = (word: string): Said => ({ words: [word], forms: ` ${soundsOf(word).join('  ')} ` });

/**
 * Whether a part of a phrase is said: one of "kind/bub"; a star stands for any letters.
 * @param inHaste whether long words may be typed wrongly
 */
function partOf(part: string, inHaste: boolean): Part {
  const each = part.split('/');
  const pattern = new RegExp(` (?:${each.join('|').replaceAll('*', '[a-z]*')}) `);
  const long = each.filter((word) => inHaste && word.length >= 8 && !word.includes('*'));
  const isSlip = (word: string) =>
    long.some((known) => Math.abs(word.length - known.length) < 2 && likeness(word, known) >= 0.84);
  return ({ words, forms }) => pattern.test(forms) || words.some(isSlip);
}

/** The words that say one of the phrases between |, all its parts in any order; undefined without one. */
export function phrasesOf(list: string, inHaste = false): Phrases {
  const phrases = list
    .split('|')
    .filter(Boolean)
    .map((phrase) =>
      phrase
        .trim()
        .split(' ')
        .map((part) => partOf(part, inHaste)),
    );
  return (said) => {
    const phrase = phrases.find((each) => each.every((part) => part(said)));
    return (
      phrase && new Set(said.words.filter((word) => phrase.some((part) => part(wordOf(word)))))
    );
  };
}
