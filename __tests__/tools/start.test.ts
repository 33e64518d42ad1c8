import { spawnSync } from 'node:child_process';
import { listenOnLoopback } from '../../tools/loopback';

/** Somebody may have the site open while they test. */
const anyFree = { SITE_PORT: '0', SERVICES_PORT: '0', EDITING_PORT: '0', PREVIEW_PORT: '0' };

test.each([
  ['start', 'SITE_PORT'],
  ['start', 'SERVICES_PORT'],
  ['dev', 'EDITING_PORT'],
])('A4 npm run %s names %s when its port is taken', async (command, variable) => {
  const { port, close } = await listenOnLoopback((_request, response) => response.end(), 0);
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'tools/start.ts', command],
    { encoding: 'utf8', env: { ...process.env, ...anyFree, [variable]: String(port) } },
  );
  await close();
  expect(status).toBe(1);
  expect(stderr).toContain(`Einen anderen wählt die Variable ${variable}, etwa ${variable}=`);
});
