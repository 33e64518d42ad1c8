import { type ChildProcess } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { ports } from '../local-environment.mjs';
import { Failure } from './failure';
import { spawnTracked } from './processes';
import { logFile } from './programs';

/** A server that answers. */
export interface Server {
  child: ChildProcess;
  /** Rejects with a Failure as soon as the process ends. */
  crashed: Promise<never>;
}

/** How long a server may take to answer, the first opening of the database included. */
const patienceMs = 60_000;

/** Starts a tool that serves, with its output in a log file. */
function startProgram(name: string, title: string, env: NodeJS.ProcessEnv): Server {
  const log = logFile(name);
  mkdirSync('.local/logs', { recursive: true });
  const output = openSync(log, 'w');
  const args = ['tools/cli/run.mjs', name];
  const child = spawnTracked(process.execPath, args, { env, stdio: ['ignore', output, output] });
  closeSync(output);
  const crashed = new Promise<never>((_, fail) => {
    const end = (): void => fail(new Failure(`${title} ist unerwartet beendet worden.`, log));
    child.once('exit', end).once('error', end);
  });
  crashed.catch(() => undefined); // no unhandled rejection at a normal end
  return { child, crashed };
}

/** Waits until an address answers, with whatever status, or the process behind it ends. */
async function untilAnswering(url: string, server: Server): Promise<Server> {
  const over = new AbortController();
  const timer = setTimeout(() => over.abort(), patienceMs);
  const poll = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const answer = await fetch(url, { signal: over.signal }).catch(() => undefined);
      if (answer) return answer.body?.cancel();
      await sleep(50);
    }
    throw new Failure(`${url} antwortet nach ${patienceMs / 1000} Sekunden nicht.`);
  };
  try {
    await Promise.race([poll(), server.crashed]);
    return server;
  } finally {
    clearTimeout(timer);
    over.abort();
  }
}

/**
 * Starts the local stand-ins of the third-party services.
 * @param env SERVICES_PORT moves them to another port, LOCAL_STATE_DIR keeps their state elsewhere
 * @param path what must answer; `/__ready` also waits for the database
 */
export function startServices(env: NodeJS.ProcessEnv, path = '/'): Promise<Server> {
  const server = startProgram('services', 'Das Programm der lokalen Dienste', env);
  return untilAnswering(`http://localhost:${env.SERVICES_PORT ?? ports.services}${path}`, server);
}

/**
 * Starts the web server of the built site.
 * @param env SITE_PORT moves it to another port
 */
export function startHost(env: NodeJS.ProcessEnv): Promise<Server> {
  const server = startProgram('host', 'Der Webserver', env);
  return untilAnswering(`http://localhost:${env.SITE_PORT ?? ports.site}`, server);
}
