/** Shorter words say little about a subject. */
const word = /\p{L}{5,}/gu;

/**
 * A word of more posts says little, too, and the work must not grow with the square of the posts.
 */
const mostPosts = 200;

/** How many words of a post are compared, the rarest first. */
const wordsCompared = 40;

/**
 * For each post the posts that share most words with it, the nearest first. A word counts the more,
 * the fewer posts have it.
 * @param texts of the posts; each is read once, and only the numbers of its words are kept
 * @param count how many to name at most
 * @returns places in `texts`
 */
export function relatedPosts(texts: Iterable<string>, count: number): number[][] {
  const numberOf = new Map<string, number>();
  /** The posts that have a word, by the word's number. */
  const postsWith: number[][] = [];
  const wordsOf = Array.from(texts, (text, post) => {
    const own = new Set<number>();
    for (const [found] of text.toLowerCase().matchAll(word)) {
      const number = numberOf.get(found) ?? numberOf.size;
      numberOf.set(found, number);
      own.add(number);
    }
    for (const number of own) (postsWith[number] ??= []).push(post);
    return Uint32Array.from(own);
  });
  const rarity = (number: number): number => postsWith[number]?.length ?? 0;
  return wordsOf.map((own, post) => {
    const scores = new Map<number, number>();
    const telling = [...own]
      .filter((number) => rarity(number) > 1 && rarity(number) <= mostPosts)
      .sort((a, b) => rarity(a) - rarity(b))
      .slice(0, wordsCompared);
    for (const number of telling) {
      const weight = Math.log(wordsOf.length / rarity(number));
      for (const other of postsWith[number] ?? [])
        if (other !== post) scores.set(other, (scores.get(other) ?? 0) + weight);
    }
    return [...scores]
      .filter(([, score]) => score > 0)
      .sort(([a, x], [b, y]) => y - x || a - b)
      .slice(0, count)
      .map(([other]) => other);
  });
}
