import { join } from 'node:path';

/** What only the build uses (src/components/seo.tsx); the package does not say that it may go. */
const helmet = /node_modules[\\/]react-helmet[\\/]/;
/** What only conversations use in the browser (src/components/vignettes/styles.ts). */
const examples =
  /src[\\/]components[\\/](vignettes|portrait|example-mark|transit-line)[\\/][\w-]+\.tsx$/;
const withoutStyles =
  /(src[\\/](lib|content-model|components[\\/]icon)|lean-pages[\\/]runtime)[\\/][\w\\/-]+\.tsx?$/;

/** Modules that are left out where nothing of them is used. */
export const unusedCode = {
  'build-html': [{ test: helmet, sideEffects: false }],
  'build-javascript': [{ test: [helmet, examples, withoutStyles], sideEffects: false }],
};

/** Gatsby's own plug-in for Partytown asks for both, and then does nothing; no script runs there. */
export const withoutPartytown = {
  'gatsby-script$': false,
  '@builder.io/partytown/integration': false,
} as const;

/**
 * `*.still.ts(x)` is what only the build draws. In visitors' scripts it exports null, as with
 * Gatsby's `loaders.null()`, which would lose the styles of what the module imports.
 */
export const stillModules = {
  test: /\.still\.tsx?$/,
  enforce: 'pre',
  loader: join(process.cwd(), 'plugins/gatsby-plugin-lean-pages/webpack/still-loader.cjs'),
} as const;
