import type { Compiler, Configuration } from 'webpack';

/**
 * Sets the version of webpack's file cache; what was cached under another one is compiled anew. The
 * version has to name our code and the packages: otherwise webpack would follow everything that
 * Gatsby, its plug-ins and all loaders are made of, for six seconds of a first build.
 */
export function setCacheVersion(config: Configuration, version: string): void {
  if (typeof config.cache !== 'object' || config.cache.type !== 'filesystem') return;
  config.cache.version = version;
  config.cache.buildDependencies = { defaultWebpack: [] };
  config.plugins?.push({
    apply: ({ hooks }: Compiler) => {
      hooks.afterCompile.tap('cache-version', ({ buildDependencies }) => {
        buildDependencies.clear();
      });
    },
  });
}
