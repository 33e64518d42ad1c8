/** Endings that tell forms of one German word apart, the longest first. */
const endings = /(?:ungen|ung|lich|ern|em|en|er|es|st|e|n|s|t)$/;

/**
 * The stem of a German word, roughly: "Termine", "Termins" and "Terminen" become one, and so do
 * "Gäste", "Gaeste" and "Gast". Both sides of a comparison go through it, so that it need not be a
 * word.
 */
function stemOf(word: string): string {
  let stem = word;
  while (stem.length > 4) {
    const shorter = stem.replace(endings, '');
    if (shorter === stem || shorter.length < 3) return stem;
    stem = shorter;
  }
  return stem;
}

/** The stems of a text: small letters, umlauts without dots whichever way they are written. */
export function stemsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([aou])e/g, '$1');
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map(stemOf);
}

type Findable = { question: string; answer: string };
type Synonyms = readonly (readonly string[])[];

/**
 * How well a text has a stem: as a word, at the beginning of one, or inside, as in "Monatspreis".
 */
function rank(stems: readonly string[], wanted: string): number {
  if (stems.includes(wanted)) return 3;
  if (stems.some((stem) => stem.startsWith(wanted))) return 2;
  return wanted.length > 3 && stems.some((stem) => stem.includes(wanted)) ? 1 : 0;
}

/**
 * Makes a search over questions and answers. A word counts the more, the fewer entries have it, and
 * more in a question than in its answer; one that most entries have tells nothing.
 * @param entries answers may carry markup
 * @param synonyms words that mean the same here
 */
export function searchOver<T extends Findable>(entries: readonly T[], synonyms: Synonyms) {
  const texts = entries.map(({ question, answer }) => ({
    question: stemsOf(question),
    answer: stemsOf(answer.replace(/<[^>]*>/g, ' ')),
  }));
  const groups = synonyms.map((words) => words.flatMap(stemsOf));

  const ranksOf = (stem: string): number[] => {
    const meant = groups.find((group) => group.includes(stem)) ?? [stem];
    const best = (stems: readonly string[]) => Math.max(...meant.map((one) => rank(stems, one)));
    const ranks = texts.map(({ question, answer }) => 2 * best(question) + best(answer));
    const having = ranks.filter((found) => found > 0).length;
    const weight = having > entries.length / 2 ? 0 : Math.log(1 + entries.length / (1 + having));
    return ranks.map((found) => found * weight);
  };

  /** The best entries for a query, best first. */
  return (query: string, count: number): T[] => {
    const ranks = [...new Set(stemsOf(query))].map(ranksOf);
    return entries
      .map((entry, index) => ({
        entry,
        score: ranks.reduce((sum, found) => sum + (found[index] ?? 0), 0),
      }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .slice(0, count)
      .map(({ entry }) => entry);
  };
}
