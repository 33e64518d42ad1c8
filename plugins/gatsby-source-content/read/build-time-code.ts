import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, sep } from 'node:path';

/**
 * The code that defines and reads content. When it changes, data cached by an earlier version has an
 * outdated shape.
 */
const buildTimeCode =
  /^(gatsby-\w+\.tsx?|package-lock\.json|deploy\/policy\.ts|plugins\/(?!.*(\/__tests__\/|\.md$)).+|src\/(styles\/tokens\.css|(content-model|lib|config)\/.+|sections\/(kind-names\.json|(catalogue|kind-names|.+\/(schema|derive))\.ts)))$/;

/** Whether a file decides what the build writes: no test and no document does. */
export const isCode = (file: string): boolean => !/\/__tests__\/|\.md$/.test(file);

/** The files below a path, sorted; hidden files (.DS_Store) only when named themselves. */
export function filesBelow(root: string, path: string): string[] {
  const full = `${root}/${path}`;
  if (!existsSync(full) || leadsUpwards(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  const names = readdirSync(full).filter((name) => !name.startsWith('.'));
  return names.sort().flatMap((name) => filesBelow(root, `${path}/${name}`));
}

/** Whether a path is a symbolic link to a folder above it: following it would never end. */
export const leadsUpwards = (path: string): boolean =>
  lstatSync(path).isSymbolicLink() &&
  `${realpathSync(dirname(path))}${sep}`.startsWith(`${realpathSync(path)}${sep}`);

/** Hashes names and contents; modification times do not count. */
export function hashOf(root: string, files: readonly string[], circumstances = ''): string {
  const hash = createHash('sha256').update(circumstances);
  for (const file of files) {
    const content = readFileSync(`${root}/${file}`);
    hash.update(`${file} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

/** The same for files, and for everything below folders. */
export const hashOfPaths = (root: string, paths: readonly string[]): string =>
  hashOf(
    root,
    paths.flatMap((path) => filesBelow(root, path)),
  );

/** Gatsby's own files, whose names are fixed. */
export const gatsbyFiles = (root: string): string[] =>
  readdirSync(root)
    .filter((name) => /^gatsby-\w+\.tsx?$/.test(name))
    .sort();

/** Fingerprint of the code that reads the content: schemas, compiler, checks, packages. */
export const hashOfBuildTimeCode = (root: string): string =>
  hashOf(
    root,
    [...gatsbyFiles(root), 'package-lock.json', 'deploy', 'plugins', 'src']
      .flatMap((path) => filesBelow(root, path))
      .filter((file) => buildTimeCode.test(file)),
  );
