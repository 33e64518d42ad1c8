import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { searchFiles } from '../../src/config/search-files';

/** The names of a built site's indexes. */
export function indexNames(publicDir: string): string[] {
  const names: unknown = JSON.parse(readFileSync(join(publicDir, searchFiles.list), 'utf8'));
  if (!Array.isArray(names)) throw new Error('There is no list of indexes.');
  return names.map(String);
}

/** What its indexes know of each page, as text. */
export const indexedTexts = (publicDir: string): string[] => {
  const root = join(publicDir, searchFiles.indexes);
  return readdirSync(root)
    .map((name) => join(root, name, 'fragment'))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .map((file) => String(gunzipSync(readFileSync(file))));
};
