import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { completeDialogues } from '../read/dialogues';

/** Writes what the assistants say and understand to where the browser loads it from. */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = ({ store }) => {
  const { directory } = store.getState().program;
  const folder = join(directory, 'public/dialogues');
  mkdirSync(folder, { recursive: true });
  for (const [id, dialogue] of completeDialogues(directory))
    writeFileSync(join(folder, `${id}.json`), JSON.stringify(dialogue));
};
