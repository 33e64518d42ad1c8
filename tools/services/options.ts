import { parseArgs } from 'node:util';
import { localEnvironment, ports } from '../local-environment.mjs';

/** What the services and their reset take from the command line and the environment. */
export interface Options {
  /** 0 takes a free port. */
  port: number;
  /** Folder that keeps the state. */
  stateDir: string;
  /** Where people and the built site find the services; nothing for where they listen. */
  publicOrigin: string | undefined;
  /** Whether they forget what they have kept. */
  fresh: boolean;
}

/** Command line before environment before what `npm start` uses. Nothing when they are wrong. */
export function readOptions(): Options | undefined {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string', default: String(ports.services) },
        state: { type: 'string', default: '.local/services' },
        fresh: { type: 'boolean', default: false },
      },
    });
    const port = Number(values.port);
    if (!Number.isInteger(port) || port < 0 || port > 65_535) return undefined;
    // A site built for local use calls this origin, whatever port a test run has mapped it to.
    const publicOrigin = port === 0 ? undefined : localEnvironment.GATSBY_SUPABASE_URL;
    return { port, stateDir: values.state, publicOrigin, fresh: values.fresh };
  } catch {
    return undefined;
  }
}
