import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startHost } from '../../../tools/host/server';
import { publicDir } from './routes';

/** A copy of the built site on a host of its own, where a test can put another build online. */
export type Deployment = {
  /** Address of the copy. */
  origin: string;
  /** Another build: every script and style sheet has a new name, none is left under its old one. */
  replaceBuild(): void;
  /** Another build with other templates: what the old pages were drawn with does not exist any more. */
  replaceTemplates(): void;
  /** A deploy that went wrong: the pages are of one build, what they ask for is of another. */
  mixBuilds(): void;
  close(): Promise<void>;
};

const buildFile = 'page-data/app-data.json';
const hashInName = /(?<=[-.])[0-9a-f]{20}(?=\.(js|css))/;

/** Copies the built site and serves it on a free port. */
export async function startDeployment(): Promise<Deployment> {
  const folder = mkdtempSync(join(tmpdir(), 'deployment-'));
  cpSync(publicDir, folder, { recursive: true });
  const host = await startHost({ publicDir: folder, port: 0 });
  const renameHashes = () => {
    const build = readFileSync(join(folder, buildFile), 'utf8').match(/[0-9a-f]{20}/)?.[0] ?? '';
    const scripts = readdirSync(folder).flatMap((name) => hashInName.exec(name)?.[0] ?? []);
    replaceEverywhere(folder, [build, ...scripts], reversed);
  };
  return {
    origin: host.origin,
    replaceBuild: renameHashes,
    replaceTemplates: () => {
      renameHashes();
      replaceEverywhere(folder, ['src-templates-'], () => 'src-vorlagen-');
    },
    mixBuilds: () =>
      writeFileSync(join(folder, buildFile), '{"webpackCompilationHash":"passt-zu-keiner-seite"}'),
    close: async () => {
      await host.close();
      rmSync(folder, { recursive: true });
    },
  };
}

const reversed = (text: string) => [...text].reverse().join('');

/** Replaces texts in all files of a site that are text, and in their names. */
function replaceEverywhere(
  folder: string,
  texts: readonly string[],
  replacement: (text: string) => string,
): void {
  const any = new RegExp(texts.join('|'), 'g');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    if (!/\.(html|js|css|json)$/.test(name) || !statSync(file).isFile()) continue;
    writeFileSync(file, readFileSync(file, 'utf8').replace(any, replacement));
    renameSync(file, join(folder, name.replace(any, replacement)));
  }
}
