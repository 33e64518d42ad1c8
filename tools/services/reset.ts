import { listenOnLoopback } from '../loopback';
import { readOptions } from './options';
import { deleteState } from './state';

const usage = 'Aufruf: npm run tool -- services:reset [--port 9001] [--state .local/services]';

/** `npm run tool -- services:reset`: empties the local services. */
async function reset(): Promise<string | undefined> {
  const options = readOptions();
  if (!options) return usage;
  const { port, stateDir } = options;
  // Running services have the accounts open and would write the old ones back.
  const probe = await listenOnLoopback(() => undefined, port).catch(() => undefined);
  if (!probe) {
    return `✗ Die lokalen Dienste laufen noch (Port ${port} ist belegt). Beenden Sie sie mit Strg+C und leeren Sie sie dann.`;
  }
  await probe.close();
  await deleteState(stateDir);
  console.log('✓ Die lokalen Dienste sind leer: Nachrichten, Konten und Zahlungen sind gelöscht.');
  return undefined;
}

void reset().then((problem) => {
  if (problem === undefined) return;
  console.error(problem);
  process.exitCode = 1;
});
