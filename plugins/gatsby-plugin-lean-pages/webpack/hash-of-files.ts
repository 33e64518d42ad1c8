import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler } from 'webpack';
import { contentHash } from '../built-page';

/** Names the files of webpack, beside them: Gatsby never removes those of earlier builds. */
export const assetList = 'webpack-assets.json';

/**
 * Names a build by its files, whose names tell what is in them. By webpack's own hash, the same
 * files have another name when they come out of its cache: after the first small change every page
 * was written anew, and open tabs were loaded again.
 */
export const hashOfFiles = {
  // webpack sets its output path after it has applied the plugins.
  apply: (compiler: Compiler): void =>
    compiler.hooks.afterEmit.tap('hash-of-files', (compilation) => {
      const names = Object.keys(compilation.assets).sort();
      compilation.hash = contentHash(names.join('\n'));
      writeFileSync(join(compiler.outputPath, assetList), JSON.stringify(names));
    }),
};
