/** Shorter words say little about a subject. German letters only: `\p{L}` takes twice as long. */
const word = /[a-zäöüß]{5,}/g;

/** Words of more posts say little, and comparing all their pairs would grow quadratically. */
const mostPosts = 200;

/**
 * For each post the posts that share most words with it, the nearest first. A word counts the more,
 * the fewer posts have it.
 * @param count how many to name at most
 * @returns indexes of `texts`; of equals the earlier one comes first
 */
export function relatedPosts(texts: readonly string[], count: number): number[][] {
  const wordsOf = texts.map((text) => new Set(text.toLowerCase().match(word)));
  const postsWith = new Map<string, number[]>();
  for (const [post, words] of wordsOf.entries())
    for (const each of words) postsWith.set(each, [...(postsWith.get(each) ?? []), post]);
  return wordsOf.map((words, post) => {
    const scores = new Map<number, number>();
    for (const each of words) {
      const posts = postsWith.get(each) ?? [];
      const weight = posts.length > mostPosts ? 0 : Math.log(wordsOf.length / posts.length);
      if (weight === 0) continue;
      for (const other of posts) scores.set(other, (scores.get(other) ?? 0) + weight);
    }
    scores.delete(post);
    return [...scores]
      .sort(([a, scoreA], [b, scoreB]) => scoreB - scoreA || a - b)
      .slice(0, count)
      .map(([place]) => place);
  });
}
