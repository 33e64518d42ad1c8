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
    // Conversations and the answer finder share their engine, whose weight `npm run tool -- budgets` knows:
    // a file of its own before Gatsby looks what else is shared (priority 10 to 40).
    talking: {
      test: /src[\\/]dialogue[\\/](?!finder|passages|calendar|live-sheets|use-conversation|load)/,
      name: 'dialogue-engine',
      chunks: 'async',
      enforce: true,
      priority: 50,
    },
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
