import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Failure } from './failure.mjs';

/** Every process we started that may still run. */
const running = new Set();

/** How long a process may take to end by itself, in milliseconds. */
const grace = 3000;

let stopping = false;

/** Whether a signal has ended the whole thing: what fails from now on is no news. */
export const isStopping = () => stopping;

/**
 * Signals a process and everything it started.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    // On Windows there are no groups; taskkill /T takes the whole tree.
    if (process.platform === 'win32') spawn('taskkill', ['/pid', String(child.pid), '/T', '/F']);
    else process.kill(-child.pid, signal);
  } catch {
    // The group is gone already.
  }
}

/**
 * Starts a process in a group of its own, so that it ends together with all its children.
 * @throws {Failure} once everything is ending
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
export function launch(command, args, options) {
  if (stopping) throw new Failure('Abgebrochen.');
  const child = spawn(command, args, {
    ...options,
    detached: process.platform !== 'win32',
    windowsHide: true,
  });
  running.add(child);
  child.once('exit', () => {
    if (process.platform !== 'win32') signalGroup(child, 'SIGKILL'); // what it left behind
    running.delete(child);
  });
  child.once('error', () => running.delete(child));
  return child;
}

/**
 * Ends a process and everything it started: politely, after three seconds by force.
 * @param {import('node:child_process').ChildProcess} child
 */
export async function stop(child) {
  if (!running.has(child)) return;
  const gone = once(child, 'exit');
  signalGroup(child, 'SIGTERM');
  const force = setTimeout(() => signalGroup(child, 'SIGKILL'), grace);
  await gone;
  clearTimeout(force);
}

/** Ends everything that `launch` started. */
export async function stopAll() {
  await Promise.all([...running].map(stop));
}

/**
 * Ctrl-C, a closed terminal or `kill` end everything we started, then us. npm passes Ctrl-C on a
 * second time, so repeated signals are ignored; `stop` uses force by itself.
 * @param {() => number} [exitCode] 130 unless told otherwise
 */
export function stopWithUs(exitCode = () => 130) {
  process.on('exit', () => running.forEach((child) => signalGroup(child, 'SIGKILL')));
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      const code = exitCode();
      stopAll().finally(() => process.exit(code));
    });
  }
}
