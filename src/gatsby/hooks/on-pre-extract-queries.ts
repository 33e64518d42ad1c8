import type { GatsbyNode } from 'gatsby';
import { isCheckedCopy } from '../read/content-root';
import { goOnBeside } from './beside';

/** All pages are there. The preview writes its dialogues itself, after every change. */
export const onPreExtractQueries: GatsbyNode['onPreExtractQueries'] = (args) => {
  if (!isCheckedCopy()) goOnBeside(args);
};
