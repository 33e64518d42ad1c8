import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { searchFiles } from '../../src/config/search-files';

/** The folder of a built site's index. */
export function indexFolder(publicDir: string): string {
  const name: unknown = JSON.parse(readFileSync(join(publicDir, searchFiles.current), 'utf8'));
  return join(publicDir, searchFiles.indexes, String(name));
}

/** What its index knows of each page, as text. */
export function indexedTexts(publicDir: string): string[] {
  const folder = join(indexFolder(publicDir), 'fragment');
  return readdirSync(folder).map((name) => String(gunzipSync(readFileSync(join(folder, name)))));
}
