import { randomNumbers } from './random';

const [begins, middles, ends] = [
  'b bl br d dr f fl g gr h k kl kr l m n p pf r s sch schl sp st t tr v w z',
  'a e e e i o u au ei eu ie ah oh',
  ', , ch ck cht f g l ld lz m mpf n nd ng nk r rd rt rz s st t tz x',
].map((list) => list.split(/[ ,]+/));
const sentences = 400;

/**
 * Sentences of words that nobody has heard, half of them single words and some mere letters: what has
 * nothing in common with what an assistant has learned means nothing to it.
 */
export function unheardWords(): string[] {
  const random = randomNumbers();
  const upTo = (most: number) => Math.floor(random() * most);
  const oneOf = (list: readonly string[] | undefined) => list?.[upTo(list.length)] ?? '';
  const letters = (count: number) =>
    Array.from({ length: count }, () => String.fromCharCode(97 + upTo(26))).join('');
  const syllables = (count: number) =>
    Array.from({ length: count }, () => oneOf(begins) + oneOf(middles) + oneOf(ends)).join('');
  const word = () => (random() < 0.2 ? letters(3 + upTo(6)) : syllables(1 + upTo(4)));
  return Array.from({ length: sentences }, (_, index) =>
    Array.from({ length: index % 2 === 0 ? 1 : 2 + upTo(3) }, word).join(' '),
  );
}
