import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOfPaths } from '../read/build-time-code';

/** Where made files are kept, below the repository's folder; `npm run clean` removes it. */
export const keptFolder = '.local/published';

/** Files that are made once for each state of what they are made of, and outlive the build. */
export type KeptFiles = {
  /** The file made of `source`; how many had to be made so far is in `made`. */
  of: (source: string, make: () => Promise<Buffer | string>) => Promise<Buffer>;
  made: () => number;
  /** Removes the files that nobody has asked for. */
  forgetOthers: () => void;
};

/**
 * @param folder where they are kept
 * @param code files and folders of the code that makes them: with other code, all are made anew
 */
export function keptFiles(folder: string, code: readonly string[]): KeptFiles {
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
