import { join } from 'node:path';
import { guidedFiles, writeWhole } from '../gatsby-source-content';

/** Writes what the assistants say and ask to where the browser loads it from: none of that is a page. */
export function writeGuided(root: string, publicDir: string): void {
  for (const [id, conversation] of guidedFiles(root))
    writeWhole(join(publicDir, 'guided', `${id}.json`), JSON.stringify(conversation));
}
