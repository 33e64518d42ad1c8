import type { GatsbyNode } from 'gatsby';
import { flatten } from '../output/page-files';
import { writeHostFiles } from '../output/host-files';
import { markAsNotFound } from '../output/mark-as-not-found';

/** Brings public/ into the shape the hosts serve. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ store }) => {
  const { pages, program } = store.getState();
  const publicDir = `${program.directory}/public`;
  flatten(publicDir, [...pages.keys()], `${program.directory}/static`);
  markAsNotFound(publicDir);
  writeHostFiles(publicDir);
};
