import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * nginx's complaint about the file of a built site that its configuration includes. No other host
 * reads it, so without nginx on this machine nothing is checked.
 * @param publicDir folder of the built site
 */
export function nginxComplaint(publicDir: string): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const main = join(folder, 'nginx.conf');
  const included = resolve(publicDir, '_nginx.conf');
  const where = `pid ${folder}/pid; error_log stderr;`;
  writeFileSync(main, `${where} events {} http { access_log off; include ${included}; }\n`);
  const path = `${process.env['PATH'] ?? ''}:/usr/sbin`; // often not in the path of users
  const { error, status, stderr } = spawnSync('nginx', ['-t', '-p', folder, '-c', main], {
    env: { ...process.env, PATH: path },
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  return error === undefined && status !== 0 ? stderr.trim() : undefined;
}
