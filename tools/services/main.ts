import { parseArgs } from 'node:util';
import { ports } from '../local-environment.mjs';
import { hasCode } from './http/values';
import { startServices } from './server';

const usage = 'Aufruf: tsx tools/services/main.ts [--port 9001] [--state .local/services]';

function readOptions(): { port: number; stateDir: string } | undefined {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string', default: String(ports.services) },
        state: { type: 'string', default: '.local/services' },
      },
    });
    const port = Number(values.port);
    if (!Number.isInteger(port) || port < 0 || port > 65_535) return undefined;
    return { port, stateDir: values.state ?? '' };
  } catch {
    return undefined;
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
    const services = await startServices(options);
    console.log(`Lokale Dienste: ${services.origin}/ (Postausgang)`);
    const stop = (): void => void services.close();
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
    await services.warmUp();
  } catch (error) {
    const inUse = `Port ${options.port} ist schon belegt: Beenden Sie das andere Programm oder wählen Sie mit --port einen anderen.`;
    console.error(hasCode(error, 'EADDRINUSE') ? inUse : error);
    process.exitCode = 1;
  }
}

void main();
