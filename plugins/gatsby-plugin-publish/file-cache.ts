import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOfPaths } from '../gatsby-source-content';

/** The cache of generated files, below the repository's folder; `npm run clean` removes it. */
export const cacheFolder = '.local/published';

/** A cache of generated files, keyed by their source, that outlives the build. */
export type FileCache = {
  /** The cached file for `source`, or what `make` returns; `made` counts the misses. */
  of: (source: string, make: () => Promise<Buffer | string>) => Promise<Buffer>;
  made: () => number;
  /** Removes the files that this build did not ask for. */
  forgetOthers: () => void;
};

/**
 * @param folder of the cache
 * @param code files and folders of the generating code: changing it invalidates every entry
 */
export function fileCache(folder: string, code: readonly string[]): FileCache {
  const state = hashOfPaths('.', code);
  const used = new Set<string>();
  let made = 0;
  mkdirSync(folder, { recursive: true });
  return {
    of: async (source, make) => {
      const name = createHash('sha256').update(state).update(source).digest('hex');
      const file = join(folder, name);
      used.add(name);
      if (existsSync(file)) return readFileSync(file);
      const content = Buffer.from(await make());
      made += 1;
      writeFileSync(file, content);
      return content;
    },
    made: () => made,
    forgetOthers: () => {
      for (const name of readdirSync(folder)) if (!used.has(name)) rmSync(join(folder, name));
    },
  };
}
