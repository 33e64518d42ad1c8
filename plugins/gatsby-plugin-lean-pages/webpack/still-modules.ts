import { join } from 'node:path';

/**
 * `*.still.ts(x)` is what only the build draws. In visitors' scripts it exports null, as with
 * Gatsby's `loaders.null()`, which would lose the styles of what the module imports.
 */
export const stillModules = {
  test: /\.still\.tsx?$/,
  enforce: 'pre',
  loader: join(process.cwd(), 'plugins/gatsby-plugin-lean-pages/webpack/still-loader.cjs'),
} as const;
