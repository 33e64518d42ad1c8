import { spawnSync } from 'node:child_process';
import { cpSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { localServicesEnvironment } from '../../tools/cli/environment';
import { gatsbyFiles } from '../../plugins/gatsby-source-content/read/build-time-code';
import { temporaryFolder } from '../support/temporary-folder';

/** What a build and the preview read. */
const parts = ['.vscode', 'content', 'deploy', 'plugins', 'src', 'static', 'supabase', 'tools'];
const files = ['package.json', 'package-lock.json', 'tsconfig.json'];

/** A copy of the project that a test may write in and build. */
export function siteCopy(): string {
  const root = temporaryFolder({});
  for (const name of [...parts, ...files, ...gatsbyFiles('.')])
    cpSync(name, join(root, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'dir');
  return root;
}

/**
 * Builds a copy as a release is built.
 * @throws with the output of the build when it fails
 */
export function buildCopy(root: string): void {
  const { status, stdout } = spawnSync(process.execPath, ['node_modules/gatsby/cli.js', 'build'], {
    cwd: root,
    // Gatsby loads its files otherwise inside of a test.
    env: { ...localServicesEnvironment(), NODE_ENV: 'production', JEST_WORKER_ID: '' },
    encoding: 'utf8',
    // What Gatsby says must not end it.
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(stdout);
}
