import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startHost } from '../../../tools/host/server';
import { publicDir } from './routes';

/** Hashes in the names of scripts and style sheets, and that of the build itself. */
const hashes = /(?<![0-9a-f])(?:[0-9a-f]{12}|[0-9a-f]{20})(?![0-9a-f])/g;

/**
 * Copies the built site and serves it on a free port, where a test can put another build online.
 */
export async function startDeployment() {
  const folder = fs.mkdtempSync(join(tmpdir(), 'deployment-'));
  fs.cpSync(publicDir, folder, { recursive: true });
  const host = await startHost({ publicDir: folder, port: 0 });
  return {
    origin: host.origin,
    /**
     * Another build with other templates: every script and style sheet has a new name, and what the
     * old pages were drawn with does not exist any more.
     */
    replaceTemplates: () => {
      replaceEverywhere(folder, hashes, (hash) => hash.split('').reverse().join(''));
      replaceEverywhere(folder, /src-templates-/g, () => 'src-vorlagen-');
    },
    close: async () => {
      await host.close();
      fs.rmSync(folder, { recursive: true });
    },
  };
}

/** Replaces texts in all files of a site that are text, and in their names. */
function replaceEverywhere(folder: string, texts: RegExp, change: (text: string) => string): void {
  for (const name of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    if (!/\.(html|js|css|json)$/.test(name) || !fs.statSync(file).isFile()) continue;
    fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(texts, change));
    const renamed = join(folder, name.replace(texts, change));
    fs.mkdirSync(dirname(renamed), { recursive: true });
    fs.renameSync(file, renamed);
  }
}
