import { join } from 'node:path';
import {
  completeDialogues,
  finderData,
  writeWhole,
} from '../gatsby-source-content';

/**
 * Writes what the assistants and the answer finder say and understand to
 * where the browser loads it from: none of that is a page.
 */
export function writeDialogues(root: string, publicDir: string): void {
  const folder = join(publicDir, 'dialogues');
  for (const [id, dialogue] of completeDialogues(root))
    writeWhole(join(folder, `${id}.json`), JSON.stringify(dialogue));
  const site = finderData(root);
  if (site) writeWhole(join(folder, 'site.json'), JSON.stringify(site));
}
