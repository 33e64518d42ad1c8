import type { Configuration } from 'webpack';
import { isRecord } from '../../../src/lib/is-record';
import { shortClassNames } from './short-class-names';
import { eachLoaderOptions } from './loader-options';

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
