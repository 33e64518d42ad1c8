import { buildSync } from 'esbuild';
import { follow } from './watch';
import { hashOfBuildTimeCode } from '../../plugins/gatsby-source-content';

const entryPoints = ['tools/preview/run.ts', 'gatsby-config.ts', 'gatsby-node.ts'];

/** Whether the preview could start: whoever writes code saves half of it now and then. */
function canStart(): boolean {
  const options = { platform: 'node', packages: 'external', logLevel: 'silent' } as const;
  try {
    buildSync({ ...options, entryPoints, bundle: true, write: false, outdir: '.local' });
    return true;
  } catch {
    return false;
  }
}

/** Resolves when the code has changed that says which content there may be, and can run. */
export function schemasChanged(write: (line: string) => void): Promise<void> {
  const before = hashOfBuildTimeCode('.');
  return new Promise((done) => {
    const end = follow(
      ['src/content-model', 'src/sections', 'plugins'],
      async () => {
        if (hashOfBuildTimeCode('.') === before) return;
        if (!canStart()) {
          write('\nFehler im Programm: Die Vorschau startet neu, sobald er behoben ist.');
          return;
        }
        write('\nSchemas oder Programm haben sich geändert: Die Vorschau startet neu.');
        end();
        done();
      },
      write,
    );
  });
}
