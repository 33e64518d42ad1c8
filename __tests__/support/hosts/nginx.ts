import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { writeCertificate } from '../../../tools/certificate';
import { freePort } from '../free-port';
import { startServer } from './programs';
import type { Place } from './request';

const binary = '/usr/sbin/nginx';

/** Debian's own package: installed by root, asked for otherwise. */
function provideNginx(): void {
  if (existsSync(binary)) return;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    throw new Error('Für diese Tests fehlt nginx: sudo apt-get install nginx-light');
  const args = ['install', '-y', '--no-install-recommends', 'nginx-light'];
  execFileSync('/usr/bin/apt-get', args, { stdio: 'ignore' });
}

/** deploy/nginx.conf for this machine: other folders, ports and names, nothing else. */
function configuration(root: string, plain: number, secure: number): string {
  return readFileSync('deploy/nginx.conf', 'utf8')
    .replace(/^ *brotli.*\n/gm, '') // a module of its own, as deploy/README.md says
    .replace(/^ *listen \[::\].*\n/gm, '')
    .replaceAll('listen 80', `listen 127.0.0.1:${plain}`)
    .replaceAll('listen 443', `listen 127.0.0.1:${secure}`)
    .replaceAll('https://uhrturm-ki.example', `https://localhost:${secure}`)
    .replaceAll('/etc/letsencrypt/live/uhrturm-ki.example', root)
    .replaceAll('/var/www/uhrturm-ki', root)
    .replaceAll('uhrturm-ki.example', 'localhost');
}

/** Real nginx with the site put online by deploy/release.sh. */
export async function startNginx(publicDir: string) {
  provideNginx();
  const root = mkdtempSync(join(tmpdir(), 'nginx-'));
  chmodSync(root, 0o755); // its workers are another user
  const [plain, secure] = [await freePort(), await freePort()];
  const certificate = join(root, 'fullchain.pem');
  const key = join(root, 'privkey.pem');
  writeCertificate({ certificate, key });
  writeFileSync(join(root, 'site.conf'), configuration(root, plain, secure));
  const main = join(root, 'main.conf');
  writeFileSync(
    main,
    `daemon off; pid ${root}/pid; error_log ${root}/error.log; events { worker_connections 512; }
     http { include /etc/nginx/mime.types; access_log off; include ${root}/site.conf; }`,
  );
  const release = (command: string, ...args: string[]) =>
    execFileSync('sh', [resolve('deploy/release.sh'), command, ...args], {
      env: {
        ...process.env,
        SITE_ROOT: root,
        RELOAD: existsSync(join(root, 'pid')) ? `${binary} -c ${main} -s reload` : 'true',
      },
      encoding: 'utf8',
      stdio: 'pipe',
    });
  release('publish', publicDir);
  const server = await startServer(binary, ['-c', main], `http://localhost:${plain}/`).catch(
    (error: unknown) => {
      throw new Error(`${String(error)}${readFileSync(join(root, 'error.log'), 'utf8')}`);
    },
  );
  const place: Place = { port: secure, secure: true };
  return {
    place,
    plain: { port: plain, secure: false },
    certificate,
    /** Runs deploy/release.sh, which reloads this nginx. */
    release,
    stop: async () => {
      await server.stop();
      rmSync(root, { recursive: true });
    },
  };
}
