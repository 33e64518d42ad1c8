import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** A server started for tests. */
export type Program = { stop: () => Promise<void> };

/** Starts a server and waits until it answers. @param url what it answers */
export async function startServer(
  command: string,
  args: readonly string[],
  url: string,
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<Program> {
  const child = spawn(command, args, {
    ...options,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (child.exitCode !== null) break;
    if (await fetch(url, { redirect: 'manual' }).catch(() => undefined)) return programOf(child);
    await sleep(100);
  }
  await programOf(child).stop();
  throw new Error(`${command} does not answer:\n${output}`);
}

const programOf = (child: ChildProcess): Program => ({
  stop: async () => {
    if (child.exitCode !== null || child.pid === undefined) return;
    const ended = once(child, 'exit');
    // The program and everything it has started, and nothing else.
    process.kill(-child.pid, 'SIGTERM');
    await ended;
  },
});
