import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { removeOldScripts, restore } from '../output/page-files';
import { putBack } from '../output/unpublished';
import { keptPageData, restorePageData } from '../output/slim-page-data';
import { stateOf } from './gatsby-state';

/** Brings public/ back into the shape Gatsby knows. */
export const onPreBuild: GatsbyNode['onPreBuild'] = ({ store }) => {
  const { pages, program } = stateOf(store);
  const publicDir = join(program.directory, 'public');
  putBack(publicDir, join(program.directory, '.cache/unpublished'));
  restorePageData(publicDir, join(program.directory, keptPageData));
  removeOldScripts(publicDir);
  restore(publicDir, [...pages.keys()]);
};
