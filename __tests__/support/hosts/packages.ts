import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Too large for everybody's node_modules: 360 MB that only these tests need. The last wrangler for
 * Node 20.
 */
const packages = { wrangler: '4.80.0', '@mdn/mdn-http-observatory': '1.4.8' };

/**
 * Installs the tools once into a folder of this machine's temporary files, without running their
 * install scripts.
 * @returns path of its node_modules
 */
export function installTools(): string {
  const versions = Object.entries(packages).map(([name, version]) => `${name}@${version}`);
  const folder = join(tmpdir(), `host-tests-${Object.values(packages).join('-')}`);
  const done = join(folder, 'installed');
  if (!existsSync(done)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{"private":true}');
    const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...versions];
    execFileSync('npm', args, { cwd: folder, stdio: 'ignore' });
    // Its own install script would download this list; we are not on it.
    const conf = join(folder, 'node_modules/@mdn/mdn-http-observatory/conf');
    writeFileSync(join(conf, 'hsts-preload.json'), '{}');
    writeFileSync(done, '');
  }
  return join(folder, 'node_modules');
}
