/** @jest-environment node */
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

test('as long as there are few groups, each keeps its own classes', () => {
  const classesOf = merged({ a: group('x', 'light'), b: group('x', 'heavy') }, 2);
  expect(classesOf('a')).toEqual(['light']);
  expect(classesOf('b')).toEqual(['heavy']);
});

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

test('pages of two templates never share a sheet', () => {
  const classesOf = merged({ a: group('x', 'light'), b: group('y', 'plain') }, 1);
  expect(classesOf('a')).toEqual(['light']);
});
