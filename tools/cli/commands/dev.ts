// `npm run dev`: editing mode, with a page that follows every change.
import { ports } from '../../local-environment.mjs';
import { writeSchemas } from '../../content/schemas';
import { localServicesEnvironment } from '../environment';
import { develop } from '../gatsby';
import { main } from '../main';
import { requireFreePorts } from '../ports';
import { runInherited } from '../programs';
import { showProgress } from '../progress';
import { startServices } from '../servers';
import { welcome } from '../welcome';

const site = `http://localhost:${ports.editing}`;

async function dev(): Promise<number> {
  const env = localServicesEnvironment({ GATSBY_SITE_URL: site });
  console.log('Uhrturm KI – Website bearbeiten\n');
  await requireFreePorts([ports.editing, ports.services]);
  // Editors that know YAML complete its fields from here.
  writeSchemas(process.cwd());
  const services = await showProgress(
    'Lokale Dienste starten',
    () => startServices(env),
    () => '✓ Lokale Dienste laufen',
  );
  console.log(welcome(site));
  return Promise.race([develop(env, ports.editing, runInherited), services.crashed]);
}

void main(dev, () => 0);
