import type { GatsbyNode } from 'gatsby';
import { getGatsbyDependents } from 'gatsby/dist/utils/gatsby-dependents';
import { encodeAvifQuickly } from './avif-effort';
import { hashOfCode, setCacheVersion } from './cache-version';
import { compileWithSwc } from './compile-with-swc';
import {
  ignoreOrderOfStyles,
  leaveLinterOut,
  leavePrefixesOut,
  leaveShadowingOut,
  prepareRendering,
} from './left-out';

/** Fingerprint of the code that this process has started with. */
let code = '';

export const onPreInit: GatsbyNode['onPreInit'] = () => {
  code = hashOfCode(process.cwd());
  encodeAvifQuickly();
  // Gatsby's packages have no queries of ours: looked through, Babel parses dozens of files at every start.
  getGatsbyDependents.cache.set(undefined, Promise.resolve([]));
};

/** Compiles with SWC, and names what webpack's cache depends on. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  getConfig,
  actions,
}) => {
  const config = getConfig();
  if (stage === 'develop') {
    compileWithSwc(config, { refresh: true });
    leaveLinterOut(config);
    // Source maps are a third of what the preview reads from its cache at every start. Modules cached
    // without them stay so.
    config.devtool = process.env['DEVTOOL'] ?? 'eval';
    setCacheVersion(config, `${code} ${config.devtool}`);
  } else if (stage === 'build-javascript' || stage === 'build-html') {
    compileWithSwc(config);
    setCacheVersion(config, code);
    if (stage === 'build-html') prepareRendering(config);
  } else return;
  leavePrefixesOut(config.module.rules);
  ignoreOrderOfStyles(config);
  leaveShadowingOut(config);
  actions.replaceWebpackConfig(config);
};
