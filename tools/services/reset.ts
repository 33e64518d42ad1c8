import { isPortFree } from '../front-door/ports.mjs';
import { readOptions } from './options';
import { deleteState } from './state';

const usage = 'Aufruf: tsx tools/services/reset.ts [--port 9001] [--state .local/services]';

/** `npm run services:reset`: empties the local services. */
async function reset(): Promise<void> {
  const options = readOptions();
  if (!options) {
    console.error(usage);
    process.exitCode = 1;
    return;
  }
  // Running services have the accounts open and would write the old ones back.
  if (!(await isPortFree(options.port))) {
    console.error(
      `✗ Die lokalen Dienste laufen noch (Port ${options.port} ist belegt). Beenden Sie sie mit Strg+C und leeren Sie sie dann.`,
    );
    process.exitCode = 1;
    return;
  }
  await deleteState(options.stateDir);
  console.log('✓ Die lokalen Dienste sind leer: Nachrichten, Konten und Zahlungen sind gelöscht.');
}

void reset();
