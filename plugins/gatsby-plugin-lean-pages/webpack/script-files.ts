import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { hashDigits } from '../../../deploy/policy';
import { isRecord } from '../../../src/lib/is-record';
import { reactEntry } from '../finish/scripts-after-paint';

/** Runs React in a script of its own, starts the app in parts, and shortens what scripts repeat. */
export function splitScripts(config: Configuration): void {
  if (isRecord(config.entry)) {
    config.entry[reactEntry] = 'react-dom/client';
    config.entry['app'] = join(
      process.cwd(),
      'plugins/gatsby-plugin-lean-pages/runtime/start-app.cjs',
    );
  }
  // The name is by default as long as that of the project.
  Object.assign(config.output ?? {}, { chunkLoadingGlobal: 'parts', hashDigestLength: hashDigits });
}

/** Chunks that templates share. */
export const splitChunks = {
  cacheGroups: {
    // The name is by default a whole hash, and all pages load the list of names.
    shared: {
      name: (_module: unknown, chunks: readonly { name: string }[]): string =>
        createHash('sha1')
          .update(chunks.map(({ name }) => name).join(' '))
          .digest('hex')
          .slice(0, 8),
    },
  },
};
