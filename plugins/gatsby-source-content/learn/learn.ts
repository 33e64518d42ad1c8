import { type Knowledge, columns, firstCharacter, reach } from '../../../src/dialogue/knowledge';
import { type Part, rows } from '../../../src/dialogue/parts';
import { randomNumbers } from './random';

/** A sentence to learn from, by its words: which intents it may mean, and how much it counts. */
export type Lesson = {
  words: readonly (readonly Part[])[];
  meant: readonly number[];
  weight: number;
};

/** How often all lessons are gone through, in another order each time. */
const passes = 24;
/** How far a lesson moves the table at first, and how far the intents, compared with it. */
const [stride, calm] = [1.5, 0.2];
/** A lesson that counts more than others and is misread counts more still, up to so much. */
const [again, most] = [1.3, 40];
/** Every so many words are not heard, so that the others learn to do without them. */
const deaf = 0.2;
/** From here on a direction counts; further than the second it never goes. */
const [counts, furthest] = [0.7, 1.5];

/**
 * Learns which parts of words speak for which intent: a linear classifier over hashed pieces of words
 * as in fastText (Joulin et al., "FastText.zip", 2016), whose table has three values only, so that
 * browsers load little. Values are rounded while learning already ("straight-through estimator",
 * Bengio et al., 2013), which loses much less than rounding them in the end.
 * The same lessons give the same result on every machine.
 * @param lessons at least one
 * @param count of intents; the last one is that none is meant
 */
export function learn(lessons: readonly Lesson[], count: number): Omit<Knowledge, 'stems'> {
  const random = randomNumbers();
  const width = columns + 1;
  const exact = Float64Array.from({ length: rows * columns }, () => 2 * random() - 1);
  const table = exact.map(rounded);
  const moved = new Float64Array(rows).fill(1e-6);
  const takes = Float64Array.from({ length: count * width }, (_, index) =>
    index % width === columns ? 0 : random() - 0.5,
  );
  const taken = new Float64Array(takes.length).fill(1e-6);
  const said = new Float64Array(width);
  const wanted = new Float64Array(width);
  const likely = new Float64Array(count);
  const order = lessons.map(prepared);
  for (let pass = 0; pass < passes; pass += 1) {
    const step = stride * (1 - pass / passes) + 0.003;
    shuffle(order, random);
    for (const lesson of order) {
      const { words, rowsOf, masses, meant, weight } = lesson;
      const heard = words.filter(() => words.length === 1 || random() >= deaf);
      const share = 1 / Math.sqrt(heard.length || 1);
      said.fill(0);
      said[columns] = 1;
      for (const [from, to] of heard)
        for (let part = from; part < to; part += 1) {
          const mass = share * (masses[part] ?? 0);
          const row = columns * (rowsOf[part] ?? 0);
          for (let column = 0; column < columns; column += 1)
            said[column] = (said[column] ?? 0) + mass * (table[row + column] ?? 0);
        }
      judge(likely, takes, said);
      if (weight > 1 && pass > 0 && !meant.includes(likely.indexOf(Math.max(...likely))))
        lesson.weight = Math.min(weight * again, most);
      const right = meant.reduce((sum, intent) => sum + (likely[intent] ?? 0), 0) || 1;
      wanted.fill(0);
      for (let intent = 0; intent < count; intent += 1) {
        const is = likely[intent] ?? 0;
        const error = (is - (meant.includes(intent) ? is / right : 0)) * weight;
        if (error < 1e-3 && error > -1e-3) continue;
        for (let column = 0; column < width; column += 1) {
          const at = intent * width + column;
          const before = takes[at] ?? 0;
          wanted[column] = (wanted[column] ?? 0) + error * before;
          const slope = error * (said[column] ?? 0);
          const all = (taken[at] ?? 0) + slope * slope;
          taken[at] = all;
          takes[at] = before - (step * calm * slope) / Math.sqrt(all);
        }
      }
      let slopes = 0;
      for (let column = 0; column < columns; column += 1) slopes += (wanted[column] ?? 0) ** 2;
      for (const [from, to] of heard)
        for (let part = from; part < to; part += 1) {
          const row = rowsOf[part] ?? 0;
          const force = share * (masses[part] ?? 0);
          const all = (moved[row] ?? 0) + (slopes / columns) * force * force;
          moved[row] = all;
          move(exact, table, row * columns, wanted, (step * force) / Math.sqrt(all));
        }
    }
  }
  return written(table, takes);
}

/** A lesson as it is gone through many times: all parts in a row, and where each word begins and ends. */
function prepared({ words, meant, weight }: Lesson) {
  const parts = words.flat();
  let at = 0;
  return {
    words: words.map((word): readonly [from: number, to: number] => [at, (at += word.length)]),
    rowsOf: Int32Array.from(parts, ({ row }) => row),
    masses: Float64Array.from(parts, ({ mass }) => mass),
    meant,
    weight,
  };
}

/** Moves a row of the table away from where it was wrong. */
function move(
  exact: Float64Array,
  table: Float64Array,
  start: number,
  wanted: Float64Array,
  far: number,
): void {
  for (let column = 0; column < columns; column += 1) {
    let value = (exact[start + column] ?? 0) - far * (wanted[column] ?? 0);
    if (value > furthest) value = furthest;
    else if (value < -furthest) value = -furthest;
    exact[start + column] = value;
    table[start + column] = value > counts ? 1 : value < -counts ? -1 : 0;
  }
}

const rounded = (value: number): number => (value > counts ? 1 : value < -counts ? -1 : 0);

/** How likely each intent is, given what was said. */
function judge(likely: Float64Array, takes: Float64Array, said: Float64Array): void {
  let most = -Infinity;
  for (let intent = 0; intent < likely.length; intent += 1) {
    let sum = 0;
    for (let column = 0; column < said.length; column += 1)
      sum += (said[column] ?? 0) * (takes[intent * said.length + column] ?? 0);
    likely[intent] = sum;
    if (sum > most) most = sum;
  }
  let all = 0;
  for (let intent = 0; intent < likely.length; intent += 1) {
    const odds = exponential((likely[intent] ?? 0) - most);
    likely[intent] = odds;
    all += odds;
  }
  for (let intent = 0; intent < likely.length; intent += 1)
    likely[intent] = (likely[intent] ?? 0) / all;
}

/** Nearly e to the power of a number up to 0. `Math.exp` may differ from one engine to the next. */
function exponential(power: number): number {
  let result = Math.max(0, 1 + power / 4096);
  for (let times = 0; times < 12; times += 1) result *= result;
  return result;
}

/** Fisher and Yates. */
function shuffle(list: unknown[], random: () => number): void {
  for (let index = list.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    [list[index], list[other]] = [list[other], list[index]];
  }
}

function written(table: Float64Array, takes: Float64Array): Omit<Knowledge, 'stems'> {
  const unit = takes.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / reach;
  const four = Array.from({ length: Math.ceil(table.length / 4) }, (_, index) =>
    [0, 1, 2, 3].reduce(
      (sum, place) => sum + ((table[4 * index + place] ?? 0) + 1) * 3 ** place,
      0,
    ),
  );
  return {
    table: textOf(four),
    intents: textOf(Array.from(takes, (value) => Math.round(value / unit) + reach)),
    unit: Number(unit.toPrecision(4)),
  };
}

/** Numbers as a text, one in a character. */
export const textOf = (codes: readonly number[]): string =>
  String.fromCharCode(...codes.map((code) => code + firstCharacter));
