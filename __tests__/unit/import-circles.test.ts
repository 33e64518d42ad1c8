import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { preProcessFile } from 'typescript';

// ESLint's import-x/no-cycle skips `import type`, and has no option to follow it.

const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
const files = ['src', 'plugins', 'tools', 'deploy', 'supabase'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
);
const known = new Set(files);

/** Our files that a file imports, types and `import()` included. */
const importsOf = (file: string): string[] =>
  preProcessFile(readFileSync(file, 'utf8')).importedFiles.flatMap(({ fileName }) => {
    const path = join(file, '..', fileName);
    const found = endings.map((ending) => path + ending).find((each) => known.has(each));
    return fileName.startsWith('.') && found !== undefined ? [found] : [];
  });

const graph = new Map(files.map((file) => [file, importsOf(file)]));
const seen = new Set<string>();

/** The first circle that following imports from a file leads into. */
function circleFrom(file: string, way: readonly string[] = []): string[] {
  if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
  if (seen.has(file)) return [];
  seen.add(file);
  for (const next of graph.get(file) ?? []) {
    const circle = circleFrom(next, [...way, file]);
    if (circle.length > 0) return circle;
  }
  return [];
}

test('no file imports itself by way of others, types included', () => {
  expect([...graph.values()].flat().length).toBeGreaterThan(files.length);
  const circles = files.map((file) => circleFrom(file)).filter(({ length }) => length > 0);
  expect(circles).toEqual([]);
});
