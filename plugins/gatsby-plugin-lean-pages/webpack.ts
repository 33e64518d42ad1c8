import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';

/** Leaves out of visitors' scripts what only the build draws; development needs it in the browser. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  getConfig,
  actions,
}) => {
  if (stage !== 'build-javascript') return;
  const config = getConfig();
  // A source map is all of our sources, comments included, at a public address.
  config.devtool = false;
  actions.replaceWebpackConfig(config);
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
