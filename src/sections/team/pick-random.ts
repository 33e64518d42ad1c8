/**
 * Chooses some entries at random and keeps their order.
 * @param entries what to choose from
 * @param count how many; all of them when there are fewer
 * @param random number source, 0 to 1
 */
export function pickRandom<T>(
  entries: readonly T[],
  count: number,
  random: () => number = Math.random,
): T[] {
  const left = entries.map((_, index) => index);
  while (left.length > count) left.splice(Math.floor(random() * left.length), 1);
  return entries.filter((_, index) => left.includes(index));
}
