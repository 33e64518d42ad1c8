import { rmSync } from 'node:fs';
import { findChromium } from './chromium';
import { Failure } from './failure';
import { freePort } from './ports';
import { stop } from './processes';
import { startHost, startServices } from './servers';

const state = '.local/test-services';

/**
 * Serves the built site and fresh local services while tests run, on ports of their own: `npm
 * start` may be running in another window. The build names the usual ports; __tests__/support/e2e
 * maps them.
 * @param run gets the environment of the tests
 * @throws Failure when there is no Chromium or a server does not start
 */
export async function withTestServers<T>(
  env: NodeJS.ProcessEnv,
  run: (env: NodeJS.ProcessEnv) => Promise<T>,
): Promise<T> {
  const chromium = findChromium(env);
  if (!chromium) throw new Failure('Ohne Chromium laufen diese Tests nicht.');
  rmSync(state, { recursive: true, force: true });
  const [site, services] = [String(await freePort()), String(await freePort())];
  const own = { ...env, SITE_PORT: site, SERVICES_PORT: services, LOCAL_STATE_DIR: state };
  const servers = await Promise.all([startHost(own), startServices(own, '/__ready')]);
  try {
    const ports = { TEST_SITE_PORT: site, TEST_SERVICES_PORT: services };
    return await run({ ...env, ...ports, CHROMIUM_PATH: chromium });
  } finally {
    await Promise.all(servers.map(({ child }) => stop(child)));
  }
}
