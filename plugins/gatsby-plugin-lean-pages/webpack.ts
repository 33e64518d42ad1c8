import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { hashDigits } from '../../deploy/policy';
import { isRecord } from '../../src/lib/is-record';
import { shortClassNames } from './class-names';

const ours = (file: string): string =>
  join(process.cwd(), 'plugins/gatsby-plugin-lean-pages', file);
const buildOnlyLoader = ours('build-only-loader.cjs');

const gatsbys = (file: string): string => join(process.cwd(), '.cache', file);

/**
 * Parts of Gatsby's runtime for what no page has are left out: scripts in Partytown, a service worker, `Head`,
 * whose work `Seo` does in the build, addresses with patterns. What does much that no page needs has a
 * smaller one of ours: the loader, and links that fetch pages ahead.
 */
const partsOfGatsby = {
  [require.resolve('gatsby/dist/internal-plugins/partytown/gatsby-browser.js')]: false,
  [gatsbys('register-service-worker.js')]: false,
  [gatsbys('head/head-export-handler-for-browser.js')]: ours('runtime/unused-parts.ts'),
  [gatsbys('find-path.js')]: ours('runtime/unused-parts.ts'),
  [gatsbys('public-page-renderer.js')]: ours('runtime/unused-parts.ts'),
  [gatsbys('loader.js')]: ours('runtime/loader.ts'),
  // The one CommonJS module that asks for the router: without it, only what the router needs is left of that.
  [require.resolve('gatsby-react-router-scroll/use-scroll-restoration.js')]: false,
  'prop-types$': ours('runtime/unused-parts.ts'),
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
  shortenClassNames(config, shortClassNames(join(process.cwd(), 'src')));
  // A source map is all of our sources, comments included, at a public address.
  config.devtool = false;
  // All pages load a list of these names.
  if (stage === 'build-javascript')
    config.output.chunkFilename = `part-[contenthash:${hashDigits}].js`;
  actions.replaceWebpackConfig(config);
  if (stage === 'build-html') return;
  actions.setWebpackConfig({
    module: {
      rules: [
        { test: /[\\/]src[\\/].*\.ts$/, resourceQuery: { not: /build-only/ }, sideEffects: false },
        { test: /\.build-only\.tsx?$/, enforce: 'pre', loader: buildOnlyLoader },
        { resourceQuery: /build-only/, enforce: 'pre', loader: buildOnlyLoader },
        // Templates are small: one file with what all pages share.
        { test: /async-requires\.js$/, parser: { dynamicImportMode: 'eager' } },
      ],
    },
    optimization: { runtimeChunk: false },
    resolve: { alias: partsOfGatsby },
  });
};

/** Visits the rules of a webpack configuration for the options of css-loader. */
function shortenClassNames(value: unknown, nameOf: ReturnType<typeof shortClassNames>): void {
  if (Array.isArray(value)) for (const each of value) shortenClassNames(each, nameOf);
  else if (isRecord(value)) {
    const { modules } = value;
    if (isRecord(modules) && 'localIdentName' in modules)
      modules['getLocalIdent'] = (
        { resourcePath }: { resourcePath: string },
        _pattern: string,
        name: string,
      ) => nameOf(resourcePath, name);
    for (const key of ['module', 'rules', 'oneOf', 'use', 'options'])
      shortenClassNames(value[key], nameOf);
  }
}
