/** What joins two words to one. */
const joints = ['', 's', 'es', 'n', 'en', 'er', 'e'];
const shortestHead = 4;
const shortestTail = 3;

/**
 * The compounds of some texts, cut where their parts begin, as in "daten|schutz|gesetz": Pagefind finds words
 * by their beginning, and nobody who types "schutz" wants to hear that there is nothing. A part is what
 * stands on its own elsewhere in the texts; so "angebot" is no "bot".
 */
export function compoundsOf(texts: readonly string[]): string[] {
  const words = new Set(texts.flatMap((text) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []));
  const isHead = (start: string): boolean =>
    joints.some((joint) => {
      const head = start.slice(0, start.length - joint.length);
      return start.endsWith(joint) && head.length >= shortestHead && words.has(head);
    });
  const isPart = (start: string, rest: string): boolean =>
    isHead(start) || (rest.length > shortestTail && words.has(rest));
  const cut = (word: string): string =>
    Array.from(word, (letter, index) => {
      const fits = index >= shortestHead && word.length - index >= shortestTail;
      return fits && isPart(word.slice(0, index), word.slice(index)) ? `|${letter}` : letter;
    }).join('');
  return [...words]
    .map(cut)
    .filter((word) => word.includes('|'))
    .sort();
}
