/** Shorter words say little about a subject. German letters only: asking for any is half as quick. */
const word = /[a-zäöüß]{5,}/g;

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
  // One for all posts, and emptied after each.
  const scores = new Float64Array(wordsOf.length);
  return wordsOf.map((own, post) => {
    const touched: number[] = [];
    const telling = [...own]
      .filter((number) => rarity(number) > 1 && rarity(number) <= mostPosts)
      .sort((a, b) => rarity(a) - rarity(b))
      .slice(0, wordsCompared);
    for (const number of telling) {
      const weight = Math.log(wordsOf.length / rarity(number));
      for (const other of postsWith[number] ?? []) {
        if (other === post) continue;
        if (scores[other] === 0) touched.push(other);
        scores[other] = (scores[other] ?? 0) + weight;
      }
    }
    const nearest = nearestOf(touched, scores, count);
    for (const other of touched) scores[other] = 0;
    return nearest;
  });
}

/** The places with the highest scores above 0, the highest first; of two alike the earlier one. */
function nearestOf(places: readonly number[], scores: Float64Array, count: number): number[] {
  const best: number[] = [];
  const scoreOf = (place: number): number => scores[place] ?? 0;
  for (const place of places) {
    if (scoreOf(place) === 0) continue;
    const after = best.findIndex(
      (each) =>
        scoreOf(place) > scoreOf(each) || (scoreOf(place) === scoreOf(each) && place < each),
    );
    best.splice(after === -1 ? best.length : after, 0, place);
    best.length = Math.min(best.length, count);
  }
  return best;
}
