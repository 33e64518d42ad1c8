import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort } from '../../support/free-port';
import { temporaryFolder } from '../../support/temporary-folder';
import { withServices } from './running-services';

const services = withServices();
const state = '.local/services';

test('empties what the services keep, and nothing else; not while they run', async () => {
  const kept = ['outbox/a.json', 'stripe/b.json', 'supabase/c', 'notiz.txt'];
  const cwd = temporaryFolder(Object.fromEntries(kept.map((file) => [`${state}/${file}`, ''])));
  const reset = (port: string) =>
    spawnSync(process.execPath, [resolve('tools/cli/run.mjs'), 'services:reset'], {
      ...{ cwd, encoding: 'utf8' },
      env: { ...process.env, SERVICES_PORT: port },
    });
  const refused = reset(new URL(services.url('/')).port);
  expect(refused.stderr).toMatch(/Port \d+ ist schon belegt/);
  expect(readdirSync(join(cwd, state))).toHaveLength(4);
  const { status, stderr } = reset(String(await freePort()));
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(readdirSync(join(cwd, state))).toEqual(['notiz.txt']);
}, 20_000);
