import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { isRecord } from '../../src/lib/is-record';
import { classNameOf } from './class-names';

/** Leaves out of visitors' scripts what only the build draws; development needs it in the browser. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  getConfig,
  actions,
}) => {
  if (stage !== 'build-javascript' && stage !== 'build-html') return;
  const config = getConfig();
  shortenClassNames(config);
  // A source map is all of our sources, comments included, at a public address.
  config.devtool = false;
  actions.replaceWebpackConfig(config);
  if (stage === 'build-html') return;
  actions.setWebpackConfig({
    module: {
      rules: [
        // Only components bring styles: what else the build's own parts import may go where nothing uses it.
        { test: /[\\/]src[\\/].*\.ts$/, sideEffects: false },
        {
          test: /\.build-only\.tsx?$/,
          enforce: 'pre',
          loader: join(process.cwd(), 'plugins/gatsby-plugin-lean-pages/build-only-loader.cjs'),
        },
      ],
    },
    // Gatsby's own plug-in for Partytown asks for both, and then does nothing: no script runs there.
    resolve: { alias: { 'gatsby-script$': false, '@builder.io/partytown/integration': false } },
  });
};

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
