import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ports } from '../local-environment.mjs';
import { Failure } from './failure.mjs';
import { logFile, root } from './paths.mjs';
import { launch } from './processes.mjs';

/**
 * A server we started.
 * @typedef {object} Running
 * @property {import('node:child_process').ChildProcess} child
 * @property {Promise<never>} crashed rejects with a Failure as soon as the process ends
 */

/**
 * Starts a TypeScript program; its output goes into a log file.
 * @param {string} name what people call it, the subject of a German sentence in the singular
 * @param {string} log
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Running}
 */
function startProgram(name, log, args, env) {
  mkdirSync(dirname(log), { recursive: true });
  const output = openSync(log, 'w');
  const stdio = /** @type {const} */ (['ignore', output, output]);
  const child = launch(process.execPath, ['--import', 'tsx', ...args], {
    cwd: root,
    env,
    stdio: [...stdio],
  });
  closeSync(output);
  /** @type {Promise<never>} */
  const crashed = new Promise((_, fail) => {
    const end = () => fail(new Failure(`${name} ist unerwartet beendet worden.`, log));
    child.once('exit', end);
    child.once('error', end);
  });
  crashed.catch(() => {}); // whoever waits for it gets the failure; at the normal end nobody does
  return { child, crashed };
}

/**
 * Starts the local stand-ins of the third-party services.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} [state] folder that keeps the outbox
 */
export function startServices(env, state = '.local/services') {
  const args = ['tools/services/main.ts', '--port', String(ports.services), '--state', state];
  return startProgram('Das Programm der lokalen Dienste', logFile('services'), args, env);
}

/**
 * Starts the web server of the built site.
 * @param {NodeJS.ProcessEnv} env
 */
export function startHost(env) {
  const args = ['tools/host/main.ts', '--public', 'public', '--port', String(ports.site)];
  return startProgram('Der Webserver', logFile('host'), args, env);
}

/**
 * Waits until an address answers, with whatever status.
 * @param {string} url
 * @param {Running} server the process behind it; its end ends the waiting
 * @param {number} [limit] milliseconds
 * @throws {Failure} when the process ends or the time is over
 */
export async function waitUntilAnswering(url, server, limit = 30_000) {
  const deadline = Date.now() + limit;
  let over = false;
  const poll = async () => {
    while (!over && Date.now() < deadline) {
      const answered = await fetch(url, { method: 'HEAD', redirect: 'manual' }).then(
        () => true,
        () => false,
      );
      if (answered) return;
      await sleep(50);
    }
    throw new Failure(`${url} antwortet nach ${limit / 1000} Sekunden nicht.`);
  };
  try {
    await Promise.race([poll(), server.crashed]);
  } finally {
    over = true; // ends the polling, whoever won the race
  }
}
