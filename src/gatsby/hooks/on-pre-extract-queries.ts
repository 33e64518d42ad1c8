import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { isCheckedCopy } from '../read/content-root';
import { goOnBeside } from './beside';

/** All pages are there. The preview writes its dialogues itself, after every change. */
export const onPreExtractQueries: GatsbyNode['onPreExtractQueries'] = ({ store }) => {
  const state = store.getState();
  if (!isCheckedCopy()) goOnBeside(join(state.program.directory, 'public'), state);
};
