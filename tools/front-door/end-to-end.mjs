import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ports } from '../local-environment.mjs';
import { addresses } from './addresses.mjs';
import { root } from './paths.mjs';
import { requireFreePorts } from './ports.mjs';
import { stop } from './processes.mjs';
import { runTests } from './run-shown.mjs';
import { startHost, startServices, waitUntilAnswering } from './servers.mjs';

const state = '.local/test-services';

/**
 * Runs the Playwright tests against the built site and the local services, both started for this run.
 * @param {NodeJS.ProcessEnv} env with CHROMIUM_PATH
 * @throws {import('./failure.mjs').Failure} when a port is taken or a server does not start
 */
export async function runEndToEndTests(env) {
  await requireFreePorts([ports.site, ports.services]);
  rmSync(join(root, state), { recursive: true, force: true });
  const services = startServices(env, state);
  const host = startHost(env);
  try {
    await Promise.all([
      // Also the database, so that no test waits for it.
      waitUntilAnswering(`${addresses.services}/__ready`, services),
      waitUntilAnswering(addresses.site, host),
    ]);
    const cli = 'node_modules/@playwright/test/cli.js';
    const args = [cli, 'test', '-c', '__tests__/e2e/playwright.config.ts', '--reporter=list,json'];
    return await runTests('playwright', () => args, env);
  } finally {
    await Promise.all([stop(host.child), stop(services.child)]);
  }
}
