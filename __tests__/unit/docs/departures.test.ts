import { existsSync, readFileSync, readdirSync } from 'node:fs';

const rows = readFileSync('docs/departures.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| [a-z]/.test(line))
  .map((line) => line.slice(2, -2).split(' | '));
const names = rows.map(([name]) => name);

test('every departure a test points to has its row', () => {
  const tests = readdirSync('__tests__/spec').map((name) =>
    readFileSync(`__tests__/spec/${name}`, 'utf8'),
  );
  const pointers = [...tests.join('\n').matchAll(/departures\.md, "([\w-]+)"/g)];
  expect(pointers.length).toBeGreaterThan(0);
  for (const [, name] of pointers) expect(names).toContain(name);
});

test('every row has a name of its own, five cells, and names files that are there', () => {
  expect(new Set(names).size).toBe(names.length);
  for (const row of rows) {
    expect(row).toHaveLength(5);
    for (const [, path = ''] of (row[4] ?? '').matchAll(/`([\w./-]+\/[\w./-]+)`/g))
      expect([path, existsSync(path) || existsSync(`src/${path}`)]).toEqual([path, true]);
  }
});
