import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { completeDialogues, finderData, readDialStories } from '../gatsby-source-content';

/**
 * Writes what the assistants and the answer finder say and understand, and what the dial tells, to
 * where the browser loads it from: none of that is a page.
 */
export function writeDialogues(root: string, publicDir: string): void {
  const folder = join(publicDir, 'dialogues');
  mkdirSync(folder, { recursive: true });
  for (const [id, dialogue] of completeDialogues(root))
    writeFileSync(join(folder, `${id}.json`), JSON.stringify(dialogue));
  const site = finderData(root);
  if (site) writeFileSync(join(folder, 'site.json'), JSON.stringify(site));
  writeFileSync(join(publicDir, 'dial.json'), JSON.stringify(readDialStories(root)));
}
