import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/free-port';
import { publicDir } from '../support/e2e/routes';
import { addressKinds, faultsOf } from '../support/hosts/address-kinds';
import { installTools } from '../support/hosts/packages';
import { type Program, startServer } from '../support/hosts/programs';
import { ask, askOften, type Place } from '../support/hosts/request';

jest.setTimeout(600_000);

let place: Place;
let server: Program;
const folder = mkdtempSync(join(tmpdir(), 'pages-'));
beforeAll(async () => {
  // It writes beside the site, so it gets a copy.
  cpSync(publicDir, join(folder, 'site'), { recursive: true });
  const port = await freePort();
  const wrangler = join(installTools(), 'wrangler/bin/wrangler.js');
  const where = ['--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0'];
  const args = ['pages', 'dev', 'site', ...where, '--compatibility-date', '2026-04-01'];
  const env = { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false', NODE_ENV: 'development' };
  server = await startServer(process.execPath, [wrangler, ...args], `http://127.0.0.1:${port}/`, {
    cwd: folder,
    env,
  });
  place = { port, secure: false };
}, 600_000);
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

test.each(Object.entries(addressKinds))(
  '%s answers as deploy/policy.ts says',
  async (path, expected) => {
    expect(faultsOf(path, expected, await ask(place, path))).toEqual([]);
  },
);

test('10,000 requests are answered', async () => {
  expect(await askOften(place, ['/', '/blog', '/favicon.svg'], 10_000)).toEqual([]);
});
