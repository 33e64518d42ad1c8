import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where Gatsby's own output waits between two builds, below the repository's folder. */
const rawFolder = '.cache/raw';

/** Call it before Gatsby looks at public/: from then on that is what Gatsby has left there. */
export function bringRawBack(root: string): void {
  const [raw, publicDir] = [join(root, rawFolder), join(root, 'public')];
  if (!existsSync(raw)) return;
  rmSync(publicDir, { recursive: true, force: true });
  renameSync(raw, publicDir);
  // Gatsby never removes scripts and styles of earlier builds.
  for (const name of readdirSync(publicDir))
    if (/\.(js|css)$/.test(name)) rmSync(join(publicDir, name));
}

/**
 * Call it when Gatsby has written all pages: public/ is empty then.
 * @returns the path of the raw folder
 */
export function setRawAside(root: string): string {
  const [raw, publicDir] = [join(root, rawFolder), join(root, 'public')];
  rmSync(raw, { recursive: true, force: true });
  mkdirSync(dirname(raw), { recursive: true });
  renameSync(publicDir, raw);
  mkdirSync(publicDir);
  return raw;
}

/** The files below a folder, with slashes; none where there is no folder. */
export const filesIn = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [])
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
