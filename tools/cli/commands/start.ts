// `npm start`: builds and serves the site with its local services.
import { origins, ports } from '../../local-environment.mjs';
import { localServicesEnvironment } from '../environment';
import { buildIfChanged } from '../../build/gatsby';
import { main } from '../main';
import { requireFreePorts } from '../ports';
import { showProgress } from '../progress';
import { serve } from '../servers';
import { welcome } from '../welcome';

let ready = false;

async function start(): Promise<number> {
  const env = localServicesEnvironment();
  console.log('Uhrturm KI – Website\n');
  await requireFreePorts([ports.site, ports.services]);
  await showProgress(
    'Website wird gebaut',
    (say) => buildIfChanged(env, say),
    (built) => (built ? '✓ Website gebaut' : '✓ Website unverändert, kein neuer Build nötig'),
  );
  const servers = await showProgress(
    'Website und lokale Dienste starten',
    () => Promise.all([serve('services', origins.services, env), serve('host', origins.site, env)]),
    () => '✓ Website und lokale Dienste laufen',
  );
  console.log(welcome(origins.site));
  ready = true;
  return Promise.race(servers.map(({ crashed }) => crashed));
}

// Ending a running website is what Ctrl-C is for; only an interrupted start is a failure.
void main(start, () => (ready ? 0 : 130));
