import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { temporaryFolder } from '../../support/temporary-folder';

const hash = (digit: string) => digit.repeat(12);

/** A server as deploy/release.sh leaves it; real nginx is in __tests__/hosts. */
function server() {
  const root = temporaryFolder({});
  let reload = 'true';
  const run = (...args: string[]) =>
    execFileSync('sh', [resolve('deploy/release.sh'), ...args], {
      env: { ...process.env, SITE_ROOT: root, RELOAD: reload },
      stdio: 'pipe',
    });
  const online = (file: string) => join(root, 'current/public', file);
  return {
    publish: (files: Readonly<Record<string, string>>) => run('publish', temporaryFolder(files)),
    rollback: () => run('rollback'),
    /** Whether nginx takes what comes next. */
    takes: (next: boolean) => (reload = String(next)),
    has: (file: string) => existsSync(online(file)),
    read: (file: string) => readFileSync(online(file), 'utf8'),
    root: () => readFileSync(join(root, 'current/root.conf'), 'utf8'),
    releases: () => readdirSync(join(root, 'releases')),
  };
}

const release = (digit: string) => ({
  'index.html': `page ${digit}`,
  [`app-${hash(digit)}.js`]: digit,
  [`static/${digit}/cover.avif`]: digit,
  [`page-data/${digit}/page-data.json`]: digit,
});

// The script is for servers with Debian: it needs GNU's mv and date.
const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('C09 a release keeps the hashed files of the one before, and nothing older', () => {
  const site = server();
  site.publish(release('1'));
  site.publish(release('2'));
  expect(site.read('index.html')).toBe('page 2');
  expect(site.has(`app-${hash('1')}.js`)).toBe(true);
  expect(site.has('static/1/cover.avif')).toBe(true);
  expect(site.has('page-data/1/page-data.json')).toBe(false);
  site.publish(release('3'));
  expect(site.has(`app-${hash('2')}.js`)).toBe(true);
  expect(site.has(`app-${hash('1')}.js`)).toBe(false);
});

onLinux('C09 rolling back puts the release before online, as far as there is one', () => {
  const site = server();
  site.publish(release('1'));
  site.publish(release('2'));
  const [first = 'none', second = 'none'] = site.releases().sort();
  expect(site.root()).toContain(second);
  site.rollback();
  expect(site.read('index.html')).toBe('page 1');
  expect(site.root()).toContain(first);
  expect(() => site.rollback()).toThrow('There is no release before');
});

onLinux('S07 what nginx refuses is not left switched on, whichever way it came', () => {
  const site = server();
  site.takes(false);
  expect(() => site.publish(release('1'))).toThrow('still online: nothing');
  expect(site.has('index.html')).toBe(false);
  site.takes(true);
  site.publish(release('2'));
  site.publish(release('3'));
  site.takes(false);
  expect(() => site.publish(release('4'))).toThrow('The server refused');
  expect(site.read('index.html')).toBe('page 3');
  expect(() => site.rollback()).toThrow('The server refused');
  expect(site.read('index.html')).toBe('page 3');
});

onLinux('five releases are kept', () => {
  const site = server();
  for (const digit of '1234567') site.publish(release(digit));
  expect(site.releases()).toHaveLength(5);
  expect(site.read('index.html')).toBe('page 7');
});
