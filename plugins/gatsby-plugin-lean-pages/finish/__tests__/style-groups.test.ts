import { always, fc } from '../../../../__tests__/support/property';
import { type Group, mergeGroups } from '../style-groups';

const weights = new Map([
  ['heavy', 500],
  ['light', 10],
  ['plain', 10],
]);
const group = (template: string, ...classes: string[]): Group => ({
  ...{ template, pages: 1, weights },
  classes: new Set(classes),
});
const merged = (groups: Record<string, Group>, maximum: number) => {
  const result = mergeGroups(new Map(Object.entries(groups)), maximum);
  return (key: string) => [...(result.get(key)?.classes ?? [])].sort();
};

test('of too many, those share a sheet that gain the least by it', () => {
  const groups = { a: group('x', 'light'), b: group('x', 'heavy'), c: group('x', 'plain') };
  const classesOf = merged(groups, 2);
  expect(classesOf('a')).toEqual(['light', 'plain']);
  expect(classesOf('c')).toEqual(['light', 'plain']);
  expect(classesOf('b')).toEqual(['heavy']);
});

test('a sheet that is long already is not made longer when a short one can be', () => {
  const groups = {
    long: group('x', 'heavy'),
    longer: group('x', 'heavy', 'light'),
    a: group('y', 'light'),
    b: group('y', 'plain'),
  };
  // Both would gain 10 characters for each page that gets longer, in `y` both pages do.
  const classesOf = merged(groups, 3);
  expect(classesOf('a')).toEqual(['light', 'plain']);
  expect(classesOf('long')).toEqual(['heavy']);
});

const anyGroup = fc.record({
  template: fc.constantFrom('x', 'y', 'z'),
  classes: fc.subarray([...weights.keys()]).map((names) => new Set(names)),
  pages: fc.integer({ min: 1, max: 9 }),
  weights: fc.constant(weights),
});

test(
  'every page keeps its classes, in a sheet of its template, and sheets are joined down to the maximum',
  always([fc.array(anyGroup, { maxLength: 8 }), fc.nat(9)], (groups, maximum) => {
    const before = new Map(groups.entries());
    const after = mergeGroups(before, maximum);
    for (const [key, { template, classes }] of before) {
      expect(after.get(key)?.template).toBe(template);
      expect([...(after.get(key)?.classes ?? [])]).toEqual(expect.arrayContaining([...classes]));
    }
    const templates = new Set(groups.map(({ template }) => template)).size;
    const fewest = Math.min(groups.length, Math.max(maximum, templates));
    expect(new Set(after.values()).size).toBe(fewest);
  }),
);
