import type { Emergency } from '../content-model/dialogues';
import { writtenForms } from './dialect';
import { type Reader, likeness } from './words';

/** Whether a part of a phrase is said: one of "kind/bub"; a star stands for any letters. */
type Part = (said: Said) => boolean;
type Said = { words: readonly string[]; forms: string };

function partOf(part: string): Part {
  const each = part.split('/');
  const pattern = new RegExp(` (?:${each.join('|').replaceAll('*', '[a-z]*')}) `);
  // A danger is typed in a hurry.
  const long = each.filter((word) => word.length >= 8 && !word.includes('*'));
  const isSlip = (word: string) =>
    long.some((known) => Math.abs(word.length - known.length) < 2 && likeness(word, known) >= 0.84);
  return ({ words, forms }) => pattern.test(forms) || words.some(isSlip);
}

const phrasesOf = (list: string): Part[][] =>
  list
    .split('|')
    .filter(Boolean)
    .map((phrase) => phrase.trim().split(' ').map(partOf));

/** Finds the danger a sentence speaks of. It comes before everything else that it says. */
export function dangersOf<T extends Pick<Emergency, 'words' | 'unless'>>(
  emergencies: readonly T[],
  read: Reader,
): (text: string) => T | undefined {
  const all = emergencies.map((each) => ({
    each,
    words: phrasesOf(each.words),
    unless: phrasesOf(each.unless),
  }));
  return (text) => {
    const words = read(text).match(/[a-z0-9]+/g) ?? [];
    const said = { words, forms: ` ${words.flatMap(writtenForms).join('  ')} ` };
    const says = (phrases: readonly Part[][]) =>
      phrases.some((phrase) => phrase.every((part) => part(said)));
    return all.find(({ words: names, unless }) => says(names) && !says(unless))?.each;
  };
}
