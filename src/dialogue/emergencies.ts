import type { Emergency } from '../content-model/dialogues';
import { formsOf, phrasesOf } from './phrases';
import { type Reader } from './words';

/** Finds the danger a sentence speaks of. It comes before everything else that it says. */
export function dangersOf<T extends Pick<Emergency, 'words' | 'unless'>>(
  emergencies: readonly T[],
  read: Reader,
): (text: string) => T | undefined {
  const all = emergencies.map((each) => ({
    each,
    isSaid: phrasesOf(each.words),
    isHarmless: phrasesOf(each.unless),
  }));
  return (text) => {
    const said = formsOf(read, text);
    // A sound alone makes nothing harmless: "raucht leicht" is no "leucht".
    const written = { words: said.words, forms: ` ${said.words.join('  ')} ` };
    return all.find(({ isSaid, isHarmless }) => isSaid(said) && !isHarmless(written))?.each;
  };
}
