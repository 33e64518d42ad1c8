import type { Emergency } from '../content-model/dialogues';
import { formsOf, phrasesOf } from './phrases';
import { type Reader, wordCount } from './words';

/** Finds the danger a sentence speaks of. It comes before everything else that it says. */
export function dangersOf<T extends Pick<Emergency, 'words' | 'unless' | 'apart'>>(
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
    const whole = formsOf(read, text);
    // A sound alone makes nothing harmless: "raucht leicht" is no "leucht".
    const written = { ...whole, forms: ` ${whole.words.join('  ')} ` };
    const near = passagesOf(text).map((passage) => formsOf(read, passage));
    return all.find(
      ({ each, isSaid, isHarmless }) =>
        (each.apart ? [whole] : near).some(isSaid) && !isHarmless(written),
    )?.each;
  };
}

/** So many words may lie between the first and the last word of a danger. */
const reach = 14;

/** The passages of a letter whose words belong together: neighbouring clauses, as far as they are short. */
function passagesOf(text: string): string[] {
  const clauses = text.split(/(?<=[,.;:!?\n–])\s*/).filter((clause) => clause.trim() !== '');
  const passages = clauses.map((first, at) => {
    let passage = first;
    for (const next of clauses.slice(at + 1)) {
      if (wordCount(`${passage} ${next}`) > reach) break;
      passage = `${passage} ${next}`;
    }
    return passage;
  });
  // What the one before holds as well is not read twice.
  return passages.filter((passage, at) => !passages[at - 1]?.endsWith(passage));
}
