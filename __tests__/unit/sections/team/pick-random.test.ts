/** @jest-environment node */
import { pickRandom } from '../../../../src/sections/team/pick-random';

const names = ['luigi', 'mathias', 'phonix', 'roberto', 'sabine'];

/** A number source that gives these values one after the other. */
const sequence = (...values: number[]) => {
  const left = [...values];
  return () => left.shift() ?? 0;
};

test('the number source decides who goes', () => {
  expect(pickRandom(names, 4, () => 0)).toEqual(['mathias', 'phonix', 'roberto', 'sabine']);
  expect(pickRandom(names, 4, () => 0.999)).toEqual(['luigi', 'mathias', 'phonix', 'roberto']);
});

test('the chosen keep their order', () => {
  expect(pickRandom(names, 3, sequence(0.5, 0))).toEqual(['mathias', 'roberto', 'sabine']);
});

test('everyone can be left out', () => {
  const missing = names.map((_, index) => {
    const chosen = pickRandom(names, 4, () => index / names.length);
    return names.find((name) => !chosen.includes(name));
  });
  expect(missing).toEqual(names);
});

test('all stay when there are no more than asked for', () => {
  expect(pickRandom(names, 9, () => 0)).toEqual(names);
});

test('the list itself is left alone', () => {
  const list = [...names];
  pickRandom(list, 1, () => 0);
  expect(list).toEqual(names);
});

test('the usual number source gives as many different entries as asked for', () => {
  expect(new Set(pickRandom(names, 4)).size).toBe(4);
});
