import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { finishSite } from './finish/finish-site';
import { bringRawBack, setRawAside } from './finish/site-folders';

export { onCreateWebpackConfig } from './webpack/on-create-webpack-config';

const root = process.cwd();

/** Gatsby has not yet looked at public/. */
export const onPreInit: GatsbyNode['onPreInit'] = () => {
  bringRawBack(root);
};

/** Writes the site as hosts serve it; plugins after this one add to it. */
export const onPostBuild: GatsbyNode['onPostBuild'] = ({ store }) => {
  const { pages }: { pages: ReadonlyMap<string, unknown> } = store.getState();
  const raw = setRawAside(root);
  finishSite(raw, join(root, 'public'), join(root, 'static'), [...pages.keys()]);
};
