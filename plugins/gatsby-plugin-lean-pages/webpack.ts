import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { isRecord } from '../../src/lib/is-record';
import { classNameOf } from './class-names';

const ours = (file: string): string =>
  join(process.cwd(), 'plugins/gatsby-plugin-lean-pages', file);
const buildOnlyLoader = ours('build-only-loader.cjs');

/**
 * Parts of Gatsby's runtime for what no page has: scripts in Partytown, a service worker, `Head`, whose work
 * `Seo` does in the build, and links that fetch pages ahead.
 */
const unusedPartsOfGatsby = {
  [require.resolve('gatsby/dist/internal-plugins/partytown/gatsby-browser.js')]: false,
  [join(process.cwd(), '.cache/register-service-worker.js')]: false,
  [join(process.cwd(), '.cache/head/head-export-handler-for-browser.js')]:
    ours('runtime/no-head-api.ts'),
  'gatsby-link$': ours('runtime/plain-link.tsx'),
};

/** Leaves out of visitors' scripts what only the build draws; development needs it in the browser. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  getConfig,
  actions,
}) => {
  if (stage !== 'build-javascript' && stage !== 'build-html') return;
  const config = getConfig();
  shortenClassNames(config);
  ignoreOrder(config.plugins);
  // A source map is all of our sources, comments included, at a public address.
  config.devtool = false;
  actions.replaceWebpackConfig(config);
  if (stage === 'build-html') return;
  actions.setWebpackConfig({
    module: {
      rules: [
        { test: /[\\/]src[\\/].*\.ts$/, resourceQuery: { not: /build-only/ }, sideEffects: false },
        { test: /\.build-only\.tsx?$/, enforce: 'pre', loader: buildOnlyLoader },
        { resourceQuery: /build-only/, enforce: 'pre', loader: buildOnlyLoader },
      ],
    },
    resolve: { alias: unusedPartsOfGatsby },
  });
};

/** Rules of CSS Modules do not depend on their order: no hundred warnings of mini-css-extract-plugin. */
function ignoreOrder(plugins: readonly unknown[]): void {
  for (const plugin of plugins)
    if (isRecord(plugin) && isRecord(plugin['options']) && 'ignoreOrder' in plugin['options'])
      plugin['options']['ignoreOrder'] = true;
}

/** Visits the rules of a webpack configuration for the options of css-loader. */
function shortenClassNames(value: unknown): void {
  if (Array.isArray(value)) value.forEach(shortenClassNames);
  else if (isRecord(value)) {
    const { modules } = value;
    if (isRecord(modules) && 'localIdentName' in modules)
      modules['getLocalIdent'] = (
        { resourcePath }: { resourcePath: string },
        _pattern: string,
        name: string,
      ) => classNameOf(resourcePath, name);
    for (const key of ['module', 'rules', 'oneOf', 'use', 'options']) shortenClassNames(value[key]);
  }
}
