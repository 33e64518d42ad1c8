import { parseArgs } from 'node:util';
import { ports } from '../local-environment.mjs';

/** What both programs, the services and their reset, take on the command line. */
export interface Options {
  port: number;
  /** Folder that keeps the state. */
  stateDir: string;
}

/** The command line's options; without one of them, what `npm start` uses. Nothing when they are wrong. */
export function readOptions(): Options | undefined {
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
