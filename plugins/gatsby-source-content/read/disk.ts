import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Loads a package, or a file by its path from the root: Gatsby's bundles lie in another folder. */
export const requireFromRoot = createRequire(join(process.cwd(), 'package.json'));

/** The files below a path, sorted, without hidden ones. */
export function filesBelow(root: string, path: string): string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path))
    .filter((name) => !name.startsWith('.'))
    .sort()
    .flatMap((name) => filesBelow(root, `${path}/${name}`));
}

/** Hashes names and contents of files and of everything below folders; times do not count. */
export function hashOfPaths(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesBelow(root, path)))
    hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** Writes a file that others may read at the same moment: they find the old one or the new. */
export function writeWhole(place: string, content: string | Uint8Array): void {
  mkdirSync(dirname(place), { recursive: true });
  const half = `${place}.${process.pid}`;
  writeFileSync(half, content);
  renameSync(half, place);
}

/** Fingerprint of the code that reads the content. */
export const hashOfBuildTimeCode = (root: string): string =>
  hashOfPaths(root, [
    ...['gatsby-config.ts', 'gatsby-node.ts', 'package-lock.json', 'deploy', 'plugins', 'src'],
  ]);
