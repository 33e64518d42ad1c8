import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Loads a package by its name from the root: Gatsby's bundles lie in another folder. */
export const requireFromRoot = createRequire(join(process.cwd(), 'package.json'));

/** Writes a file that others may read at the same moment: they find the old one or the new. */
export function writeWhole(place: string, content: string | Uint8Array): void {
  mkdirSync(dirname(place), { recursive: true });
  const half = `${place}.${process.pid}`;
  writeFileSync(half, content);
  renameSync(half, place);
}
