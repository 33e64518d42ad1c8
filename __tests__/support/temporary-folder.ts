import { mkdirSync, mkdtempSync, rm, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const folders: string[] = [];

// Nobody waits for it: a disk may take longer to remove folders than their tests ran.
afterAll(() => {
  for (const folder of folders.splice(0)) rm(folder, { recursive: true }, () => undefined);
});

/**
 * A folder with files that is gone after the tests of the importing file.
 * @param files content by path; missing folders are made
 * @returns its absolute path
 */
export function temporaryFolder(files: Readonly<Record<string, string | Buffer>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'unit-'));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}
