import { existsSync, readFileSync } from 'node:fs';
import { departures } from '../../spec/specification';

const rows = readFileSync('docs/departures.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| [a-z]/.test(line))
  .map((line) => line.slice(2, -2).split(' | '));
const names = rows.map(([name]) => name);

test('where the tests of the specification follow the site, a row says why', () => {
  expect(names).toEqual(expect.arrayContaining(Object.keys(departures)));
});

test('every row has a name of its own, five cells, and names files that are there', () => {
  expect(new Set(names).size).toBe(names.length);
  for (const row of rows) {
    expect(row).toHaveLength(5);
    for (const [, path = ''] of (row[4] ?? '').matchAll(/`([\w./-]+\/[\w./-]+)`/g))
      expect([path, existsSync(path) || existsSync(`src/${path}`)]).toEqual([path, true]);
  }
});
