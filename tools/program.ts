import { spawn } from 'node:child_process';

/** An expected failure: its message is one sentence for whoever called the program. */
export class Failure extends Error {}

/** Runs a program's work: a Failure becomes one sentence and exit code 1. */
export async function main(work: () => Promise<number | undefined>): Promise<void> {
  try {
    process.exitCode = await work();
  } catch (error) {
    console.error(error instanceof Failure ? `\n✗ ${error.message}` : error);
    process.exitCode = 1;
  }
}

/**
 * Starts a Node program that shares the terminal; it ends with this one, whatever ends it.
 * @returns resolves with its exit code
 */
export function runNode(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(process.execPath, args, { env, stdio: 'inherit' });
  // Ctrl-C reaches both by the terminal; `kill` only this one.
  const end = (): void => void child.kill();
  process.once('SIGTERM', end).once('exit', end);
  return new Promise((done) => {
    child.once('exit', (code) => done(code ?? 1));
  });
}
