import { join } from 'node:path';
import { ports } from '../local-environment.mjs';
import { addresses, welcome } from './addresses.mjs';
import { frontDoorEnvironment } from './environment.mjs';
import { root } from './paths.mjs';
import { checkPorts, installPackages, showNodeVersion } from './prepare.mjs';
import { launch } from './processes.mjs';
import { step } from './progress.mjs';
import { run } from './run.mjs';
import { startServices, waitUntilAnswering } from './servers.mjs';

const port = ports.editing;
const site = `http://localhost:${port}`;

async function develop() {
  const env = frontDoorEnvironment({ GATSBY_SITE_URL: site });
  console.log('Uhrturm KI – Website bearbeiten\n');
  await showNodeVersion();
  await checkPorts([port, ports.services]);
  await installPackages(env);
  const services = await step('Lokale Dienste starten', async () => {
    const started = startServices(env);
    await waitUntilAnswering(addresses.services, started);
    return { done: 'Lokale Dienste laufen', value: started };
  });
  console.log(welcome(site));

  const args = [join(root, 'node_modules/gatsby/cli.js'), 'develop', '--port', String(port)];
  const gatsby = launch(process.execPath, args, {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  /** @type {Promise<number>} */
  const ended = new Promise((done) => gatsby.once('exit', (code) => done(code ?? 1)));
  return Promise.race([ended, services.crashed]);
}

await run(develop, () => 0);
