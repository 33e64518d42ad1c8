/**
 * Numbers from 0 to 1 that only look like chance: the same ones every time (Numerical Recipes, "an
 * even quicker generator").
 */
export function randomNumbers(): () => number {
  let seed = 7;
  return () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
}
