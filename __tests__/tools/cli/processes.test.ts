import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { spawnTracked, stop } from '../../../tools/cli/processes';

/** A program that starts a second one, prints its process id and waits. */
const parent = `
  const { spawn } = require('node:child_process');
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  console.log(child.pid);
  setInterval(() => {}, 1000);
`;

/** A process that has ended but waits to be cleared away (state Z on Linux) does not run. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    const status = `/proc/${pid}/stat`;
    return !existsSync(status) || !readFileSync(status, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
}

async function untilGone(pid: number): Promise<boolean> {
  for (let attempt = 0; attempt < 100 && isRunning(pid); attempt += 1) {
    await new Promise((done) => setTimeout(done, 20));
  }
  return !isRunning(pid);
}

async function startParent(code: string) {
  const child = spawnTracked(process.execPath, ['-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = child.stdout ? await once(child.stdout, 'data') : [''];
  return { child, grandchild: Number(output) };
}

test('stopping a process ends what it has started as well', async () => {
  const { child, grandchild } = await startParent(parent);
  expect(isRunning(grandchild)).toBe(true);
  await stop(child);
  expect(await untilGone(grandchild)).toBe(true);
});

test('a process that ignores the polite signal is ended by force', async () => {
  const { child, grandchild } = await startParent(`process.on('SIGTERM', () => {});${parent}`);
  await stop(child);
  expect(child.signalCode).toBe('SIGKILL');
  expect(await untilGone(grandchild)).toBe(true);
});

test('what a crashed process leaves behind is ended', async () => {
  const { child, grandchild } = await startParent(
    `${parent}setTimeout(() => process.exit(1), 50);`,
  );
  await once(child, 'exit');
  expect(await untilGone(grandchild)).toBe(true);
});
