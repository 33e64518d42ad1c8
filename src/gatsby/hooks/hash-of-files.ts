import { contentHash } from '../html/content-hash';

type Compilation = { hash?: string | null; assets: Readonly<Record<string, unknown>> };
type Compiler = {
  hooks: { afterEmit: { tap: (name: string, act: (done: Compilation) => void) => void } };
};

/**
 * Names a build by its files, whose names tell what is in them. By webpack's own hash, the same
 * files have another name when they come out of its cache: after the first small change every page
 * was written anew, and open tabs were loaded again.
 */
export const hashOfFiles = {
  apply: ({ hooks }: Compiler): void =>
    hooks.afterEmit.tap('hash-of-files', (compilation) => {
      compilation.hash = contentHash(Object.keys(compilation.assets).sort().join('\n'));
    }),
};
