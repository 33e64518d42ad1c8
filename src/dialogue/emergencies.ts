import type { Emergency } from '../content-model/dialogues';
import { formsOf, phrasesOf } from './phrases';
import { type Reader } from './words';

/** Finds the danger a sentence speaks of. It comes before everything else that it says. */
export function dangersOf<T extends Pick<Emergency, 'words' | 'unless'>>(
  emergencies: readonly T[],
  read: Reader,
  groups: Readonly<Record<string, string>> = {},
): (text: string) => T | undefined {
  // A danger is typed in a hurry.
  const inHaste = true;
  const phrases = (list: string) =>
    phrasesOf(
      list.replace(/@([a-z]+)/g, (_, name: string) => groups[name] ?? ''),
      inHaste,
    );
  const all = emergencies.map((each) => ({
    each,
    isSaid: phrases(each.words),
    isHarmless: phrases(each.unless),
  }));
  return (text) => {
    const said = formsOf(read, text);
    // A sound alone makes nothing harmless: "raucht leicht" is no "leucht".
    const written = { words: said.words, forms: ` ${said.words.join('  ')} ` };
    return all.find(({ isSaid, isHarmless }) => isSaid(said) && !isHarmless(written))?.each;
  };
}
