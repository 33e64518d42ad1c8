import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { writeDialogues } from '../output/dialogue-files';
import { contentRoot, isCheckedCopy } from '../read/content-root';

/** The preview writes them itself, after every change. */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = ({ store }) => {
  if (!isCheckedCopy())
    writeDialogues(contentRoot(), join(store.getState().program.directory, 'public'));
};
