import { ports } from '../local-environment.mjs';
import { addresses, welcome } from './addresses.mjs';
import { frontDoorEnvironment } from './environment.mjs';
import { buildSite, checkPorts, installPackages, showNodeVersion } from './prepare.mjs';
import { step } from './progress.mjs';
import { run } from './run.mjs';
import { startHost, startServices, waitUntilAnswering } from './servers.mjs';

let ready = false;

async function start() {
  const env = frontDoorEnvironment();
  console.log('Uhrturm KI – Website\n');
  await showNodeVersion();
  await checkPorts([ports.site, ports.services]);
  await installPackages(env);
  await buildSite(env);
  const servers = await step('Website und lokale Dienste starten', async () => {
    const services = startServices(env);
    const host = startHost(env);
    await Promise.all([
      waitUntilAnswering(addresses.services, services),
      waitUntilAnswering(addresses.site, host),
    ]);
    return { done: 'Website und lokale Dienste laufen', value: [services, host] };
  });
  console.log(welcome(addresses.site));
  ready = true;
  return Promise.race(servers.map(({ crashed }) => crashed));
}

// Ending a running website is what Ctrl-C is for; only an interrupted start is a failure.
await run(start, () => (ready ? 0 : 130));
