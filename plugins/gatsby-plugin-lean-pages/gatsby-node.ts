import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { bringRawBack, setRawAside } from './files';
import { finishSite } from './finish-site';

export { onCreateWebpackConfig } from './webpack';

const root = process.cwd();

/** Gatsby has not yet looked at public/: it finds there what it wrote. */
export const onPreInit: GatsbyNode['onPreInit'] = () => {
  bringRawBack(root);
};

/** Writes the site as hosts serve it; plugins after this one add to it. */
export const onPostBuild: GatsbyNode['onPostBuild'] = () => {
  finishSite(setRawAside(root), join(root, 'public'));
};
