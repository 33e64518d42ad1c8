import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

const notCopied = ['node_modules', '.git', '.cache', '.local', 'public', 'test-results'];

/** Copies the project, in the state of the working folder and without anything it has built. */
export function copyProject(folder: string): void {
  const isCopied = (path: string) => !notCopied.some((name) => resolve(name) === resolve(path));
  cpSync('.', emptyFolder(folder), { recursive: true, filter: isCopied });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
}

const aside = join(tmpdir(), 'bench-editing-old');

/**
 * An empty folder; what was there is put aside. For minutes after thousands of files were removed, ext4
 * looks past each of them whenever a file is made.
 */
export function emptyFolder(path: string): string {
  if (existsSync(path)) {
    mkdirSync(aside, { recursive: true });
    renameSync(path, join(mkdtempSync(join(aside, 'old-')), basename(path)));
  }
  mkdirSync(path, { recursive: true });
  return path;
}
