import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { freePort } from '../../../tools/cli/ports';
import { temporaryFolder } from '../../support/temporary-folder';
import { withServices } from './running-services';

const services = withServices();

/** Runs `npm run tool -- services:reset` with a state folder and a port of the test. */
function reset(port: string, state: string) {
  const args = ['tools/cli/run.mjs', 'services:reset', '--port', port, '--state', state];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, stdout, stderr };
}

const state = () =>
  temporaryFolder({ 'outbox/a.json': '', 'stripe/b.json': '', 'supabase/c': '', 'notiz.txt': '' });

test('empties what the services keep, and nothing else', async () => {
  const folder = state();
  expect(reset(String(await freePort()), folder)).toEqual({
    status: 0,
    stdout: '✓ Die lokalen Dienste sind leer: Nachrichten, Konten und Zahlungen sind gelöscht.\n',
    stderr: '',
  });
  expect(readdirSync(folder)).toEqual(['notiz.txt']);
}, 20_000);

test('refuses while the services run', () => {
  const folder = state();
  const { port } = new URL(services.url('/'));
  const { status, stderr } = reset(port, folder);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^✗ Die lokalen Dienste laufen noch \(Port \d+ ist belegt\)\./);
  expect(readdirSync(folder)).toHaveLength(4);
}, 20_000);
