import type { Configuration } from 'webpack';
import { isRecord } from '../../../src/lib/is-record';
import { shortClassNames } from './short-class-names';

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

/**
 * Gives CSS modules short class names. Gatsby inlines styles into every page, so long ones would be
 * weight on each.
 */
export function shortenClassNames(config: Configuration, source: string): void {
  const nameOf = shortClassNames(source);
  const getLocalIdent = (
    { resourcePath }: { resourcePath: string },
    _pattern: string,
    className: string,
  ): string => nameOf(resourcePath, className);
  eachLoaderOptions(config, ({ modules }) => {
    if (isRecord(modules) && 'localIdentName' in modules) modules['getLocalIdent'] = getLocalIdent;
  });
}

const keys = ['module', 'rules', 'oneOf', 'use', 'options'];

/** Visits the rules of a webpack configuration, their loaders, and the options of each. */
function eachLoaderOptions(
  value: unknown,
  visit: (options: Record<string, unknown>) => void,
): void {
  if (Array.isArray(value)) value.forEach((item) => eachLoaderOptions(item, visit));
  else if (isRecord(value)) {
    visit(value);
    for (const key of keys) eachLoaderOptions(value[key], visit);
  }
}
