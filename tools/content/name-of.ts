/** Stay small in a name, in which most other words are nouns. */
const smallWords = new Set(
  'ab als am an auf aus bei bis das dem den der des die durch ein eine einem einen einer für im in ins ist mit nach oder ohne statt über um und unter vom von vor wie zu zum zur'.split(
    ' ',
  ),
);

/** An abbreviation is in no dictionary (docs/redaktion.md), and shorter than other words. */
const longestAbbreviation = 3;

/** As a person would write it: an umlaut only where the dictionary has no word without it. */
function spelt(word: string, isWord: (word: string) => boolean): string {
  const withUmlauts = word.replaceAll('ae', 'ä').replaceAll('oe', 'ö').replaceAll('ue', 'ü');
  const known = [word, withUmlauts, withUmlauts.replaceAll('ss', 'ß')].find((form) =>
    isWord(raised(form)),
  );
  if (known === undefined && word.length <= longestAbbreviation) return word.toUpperCase();
  return smallWords.has(known ?? word) ? (known ?? word) : raised(known ?? word);
}

const raised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * What a page may be called in a menu: /ki-fuer-optiker is "KI für Optiker".
 * @param route address of the page
 * @param isWord whether a dictionary has a word, written like this
 */
export function nameOf(route: string, isWord: (word: string) => boolean): string {
  const words = route.split('/').at(-1)?.split('-') ?? [];
  return raised(words.map((word) => spelt(word, isWord)).join(' '));
}
