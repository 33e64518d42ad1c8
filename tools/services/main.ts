import { hasCode } from '../loopback';
import { readOptions } from './options';
import { startServices, type RunningServices } from './server';
import { deleteState } from './state';

/** Making the database keeps the program busy for seconds: the first page comes first. */
const databaseDelayMs = 2_000;

const usage = 'Aufruf: npm run tool -- services [--port 9001] [--state .local/services] [--fresh]';

async function openDatabase({ warmUp }: RunningServices): Promise<void> {
  try {
    await warmUp();
  } catch (error) {
    console.error(error);
    console.error(
      'Die lokale Datenbank öffnet sich nicht. „npm run tool -- services:reset“ legt sie neu an.',
    );
  }
}

async function main(): Promise<void> {
  const options = readOptions();
  if (!options) {
    console.error(usage);
    process.exitCode = 1;
    return;
  }
  try {
    if (options.fresh) await deleteState(options.stateDir);
    const services = await startServices(options);
    console.log(`Lokale Dienste: ${services.origin}/ (Postausgang)`);
    // Does not wait for a database that is just being made.
    const stop = (): void => void services.close().then(() => process.exit());
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
    setTimeout(() => void openDatabase(services), databaseDelayMs).unref();
  } catch (error) {
    const inUse = `Port ${options.port} ist schon belegt: Beenden Sie das andere Programm oder wählen Sie mit --port einen anderen.`;
    console.error(hasCode(error, 'EADDRINUSE') ? inUse : error);
    process.exitCode = 1;
  }
}

void main();
