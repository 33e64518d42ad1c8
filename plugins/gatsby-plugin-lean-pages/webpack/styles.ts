import type { Configuration } from 'webpack';
import { eachLoaderOptions } from './loader-options';

/** Gives each template its own style sheet: Gatsby has a group that gathers all into one. */
export function splitStyles({ optimization }: Configuration): void {
  const groups = optimization?.splitChunks && optimization.splitChunks.cacheGroups;
  if (groups) delete groups['styles'];
}

/** PostCSS is configured by Gatsby alone; it would look for a file beside every style sheet. */
export function skipPostcssFiles(config: Configuration): void {
  eachLoaderOptions(config, ({ postcssOptions }) => {
    if (typeof postcssOptions === 'function') Object.assign(postcssOptions, { config: false });
  });
}
