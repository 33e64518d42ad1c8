import type { GatsbyNode } from 'gatsby';
import { isCheckedCopy } from '../read/content-root';
import { beginDialogues } from './beside';

/** All pages are there. The preview writes its dialogues itself, after every change. */
export const onPreExtractQueries: GatsbyNode['onPreExtractQueries'] = (args) => {
  if (!isCheckedCopy()) beginDialogues(args);
};
