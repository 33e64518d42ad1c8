import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOfPaths } from '../gatsby-source-content';

/** The cache of generated files, below the repository's folder; `npm run clean` removes it. */
export const cacheFolder = '.local/published';

/** What generates them: changing it invalidates every entry. */
const code = ['plugins/gatsby-plugin-publish', 'src/lib/dial-shapes.ts', 'src/styles/tokens.css'];

/** A cache of generated files, keyed by their source, that outlives the build. */
export type FileCache = {
  /** The cached file for `source`, or what `make` returns. */
  of: (source: string, make: () => Promise<Buffer | string>) => Promise<Buffer>;
  /** Removes the files that this build did not ask for. */
  forgetOthers: () => void;
};

export function fileCache(folder: string): FileCache {
  const state = hashOfPaths('.', code);
  const used = new Set<string>();
  mkdirSync(folder, { recursive: true });
  return {
    of: async (source, make) => {
      const name = createHash('sha256').update(state).update(source).digest('hex');
      const file = join(folder, name);
      used.add(name);
      if (existsSync(file)) return readFileSync(file);
      const content = Buffer.from(await make());
      writeFileSync(file, content);
      return content;
    },
    forgetOthers: () => {
      for (const name of readdirSync(folder))
        if (!used.has(name)) rmSync(join(folder, name), { recursive: true });
    },
  };
}
