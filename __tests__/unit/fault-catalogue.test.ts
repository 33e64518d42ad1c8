import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folders of each level whose tests may carry ids of docs/faults.md. */
const levels = {
  unit: ['__tests__/unit', 'plugins'],
  functions: ['__tests__/functions'],
  site: ['__tests__/site'],
  browser: ['__tests__/e2e', '__tests__/support/e2e'],
  contract: ['__tests__/contract'],
  tools: ['__tests__/tools', '__tests__/writing'],
};

/** Titles of tests that begin with the ids of what they show. */
const title = /['"`](?=[A-Z]\d\d\b)[^'"`\n]*/g;

const idsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').match(title) ?? [])
    .flatMap((found) => found.match(/\b[A-Z]\d\d\b/g) ?? []);

const levelsOf = new Map<string, Set<string>>();
for (const [level, folders] of Object.entries(levels))
  for (const id of folders.flatMap(idsIn))
    levelsOf.set(id, (levelsOf.get(id) ?? new Set()).add(level));

const catalogue = readFileSync('docs/faults.md', 'utf8').matchAll(/^- ([A-Z]\d\d) /gm);

test('every fault has its tests, on one level', () => {
  const rows = [...catalogue].map(([, id = '']) => [id, [...(levelsOf.get(id) ?? [])]] as const);
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter(([, found]) => found.length !== 1)).toEqual([]);
});
