import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { filesBelow, productsFile } from '../../plugins/gatsby-source-content';

/** The files that a copy is to have: where each comes from, by its path. */
export type Wanted = Map<string, string>;

const filesOf = (root: string): string[] => [
  ...filesBelow(root, 'content'),
  ...(existsSync(join(root, productsFile)) ? [productsFile] : []),
];

/** All content below a folder: content/, and the products that can be paid online. */
export const contentOf = (root: string): Wanted =>
  new Map(filesOf(root).map((file) => [file, join(root, file)]));

/** Makes the folder of a copy; static/, which the check reads too, it shares with the repository. */
export function prepareCopy(root: string, copy: string): void {
  mkdirSync(join(copy, 'content'), { recursive: true });
  const [shared, own] = [join(copy, 'static'), resolve(root, 'static')];
  if (!existsSync(shared) && existsSync(own)) symlinkSync(own, shared, 'junction');
}

/** Brings a copy up to date. Whoever watches it sees only what has changed, and no half file. */
export function update(copy: string, wanted: Wanted): void {
  const half = join(copy, 'half');
  for (const [file, source] of wanted) {
    const target = join(copy, file);
    if (source === target || isSame(source, target)) continue;
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(source, half);
    renameSync(half, target);
  }
  for (const file of filesOf(copy)) if (!wanted.has(file)) rmSync(join(copy, file));
}

/** Whether a copy is just as wanted. */
export function isUpToDate(copy: string, wanted: Wanted): boolean {
  return (
    filesOf(copy).length === wanted.size &&
    [...wanted].every(([file, source]) => isSame(source, join(copy, file)))
  );
}

const isSame = (source: string, target: string): boolean =>
  existsSync(target) && readFileSync(source).equals(readFileSync(target));
