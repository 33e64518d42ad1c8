import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler, Configuration } from 'webpack';
import { filesIn } from '../gatsby-plugin-lean-pages';

/** Fingerprint of our code and the packages: names and contents, no times. */
export function hashOfCode(root: string): string {
  const hash = createHash('sha256');
  const below = ['deploy', 'plugins', 'src'].flatMap((folder) =>
    filesIn(join(root, folder)).map((file) => join(folder, file)),
  );
  for (const file of ['gatsby-config.ts', 'gatsby-node.ts', 'package-lock.json', ...below])
    hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

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
