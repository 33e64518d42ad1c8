import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { Failure } from './failure';

/** Every process we started that may still run. */
const running = new Set<ChildProcess>();

/** How long a process may take to end by itself. */
const graceMs = 3000;

let stopping = false;

/** Whether a signal is ending everything: failures from now on are no news. */
export const isStopping = (): boolean => stopping;

/** Signals a process and everything it started. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    // On Windows there are no groups; taskkill /T takes the whole tree.
    if (process.platform === 'win32') spawn('taskkill', ['/pid', String(pid), '/T', '/F']);
    else process.kill(-pid, signal);
  } catch {
    // The group is gone already.
  }
}

/**
 * Starts a process in a group of its own, so that it ends together with all its children.
 * @throws Failure once everything is ending
 */
export function spawnTracked(
  command: string,
  args: readonly string[],
  options: SpawnOptions,
): ChildProcess {
  if (stopping) throw new Failure('Abgebrochen.');
  const detached = process.platform !== 'win32';
  const child = spawn(command, args, { ...options, detached, windowsHide: true });
  running.add(child);
  child.once('exit', () => {
    if (detached) signalGroup(child, 'SIGKILL'); // what it left behind
    running.delete(child);
  });
  child.once('error', () => running.delete(child));
  return child;
}

/** Ends a process and everything it started: politely first, by force after three seconds. */
export async function stop(child: ChildProcess): Promise<void> {
  if (!running.has(child)) return;
  const gone = once(child, 'exit');
  signalGroup(child, 'SIGTERM');
  const force = setTimeout(() => signalGroup(child, 'SIGKILL'), graceMs);
  await gone;
  clearTimeout(force);
}

/** Ends everything that `spawnTracked` started. */
export async function stopAll(): Promise<void> {
  await Promise.all([...running].map(stop));
}

/**
 * Makes Ctrl-C, a closed terminal and `kill` end everything we started, then us. npm passes Ctrl-C
 * on a second time, so repeated signals are ignored.
 */
export function stopOnSignal(exitCode: () => number): void {
  process.on('exit', () => running.forEach((child) => signalGroup(child, 'SIGKILL')));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      void stopAll().finally(() => process.exit(exitCode()));
    });
  }
}
