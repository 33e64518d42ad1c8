import { always, fc } from '../../../support/property';
import { pickRandom } from '../../../../src/sections/team/pick-random';

const names = ['luigi', 'mathias', 'phonix', 'roberto', 'sabine'];

test(
  'as many as asked for are chosen, no one twice, in their order; the list is left alone',
  always([fc.nat(7), fc.infiniteStream(fc.double({ min: 0, max: 0.999 }))], (count, numbers) => {
    const list = [...names];
    const chosen = pickRandom(list, count, () => Number(numbers.next().value));
    expect(chosen).toHaveLength(Math.min(count, names.length));
    expect(names.filter((name) => chosen.includes(name))).toEqual(chosen);
    expect(list).toEqual(names);
  }),
);

test('everyone can be left out, by the number that is drawn', () => {
  const missing = names.map((_, index) => {
    const chosen = pickRandom(names, 4, () => index / names.length);
    return names.find((name) => !chosen.includes(name));
  });
  expect(missing).toEqual(names);
});
