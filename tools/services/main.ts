import { hasCode } from './http/values';
import { readOptions } from './options';
import { startServices } from './server';

const usage = 'Aufruf: tsx tools/services/main.ts [--port 9001] [--state .local/services]';

async function main(): Promise<void> {
  const options = readOptions();
  if (!options) {
    console.error(usage);
    process.exitCode = 1;
    return;
  }
  try {
    const services = await startServices(options);
    console.log(`Lokale Dienste: ${services.origin}/ (Postausgang)`);
    const stop = (): void => void services.close();
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
    services.warmUp().catch((error: unknown) => {
      console.error(error);
      console.error(
        'Die lokale Datenbank öffnet sich nicht. „npm run services:reset“ legt sie neu an.',
      );
    });
  } catch (error) {
    const inUse = `Port ${options.port} ist schon belegt: Beenden Sie das andere Programm oder wählen Sie mit --port einen anderen.`;
    console.error(hasCode(error, 'EADDRINUSE') ? inUse : error);
    process.exitCode = 1;
  }
}

void main();
