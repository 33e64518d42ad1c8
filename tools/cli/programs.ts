import { once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { spawnTracked } from './processes';

/** Path of a log file. */
export const logFile = (name: string): string => `.local/logs/${name}.log`;

/** What `runToLog` needs besides the command. */
export interface LogOptions {
  env: NodeJS.ProcessEnv;
  /** Path of the log file. */
  log: string;
  /** Gets each line of output. */
  onLine?: (line: string) => void;
}

/** Runs a Node program with its output on the screen; resolves with its exit code. */
export async function runInherited(args: readonly string[], env: NodeJS.ProcessEnv) {
  const child = spawnTracked(process.execPath, args, {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise<number>((done) => child.once('exit', (code) => done(code ?? 1)));
}

/**
 * Runs a program with its output in a log file.
 * @returns its exit code; 1 when it could not start or was ended by a signal
 */
export async function runToLog(
  command: string,
  args: readonly string[],
  { env, log, onLine = () => undefined }: LogOptions,
): Promise<number> {
  mkdirSync(dirname(log), { recursive: true });
  const file = createWriteStream(log);
  const child = spawnTracked(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface(stream).on('line', (raw) => {
      const line = stripVTControlCharacters(raw).replace(/^.*\r/, '');
      file.write(`${line}\n`);
      if (line.trim() !== '') onLine(line);
    });
  }
  const code = await new Promise<number>((done) => {
    child.once('close', (ended: number | null) => done(ended ?? 1));
    child.once('error', (error) => {
      file.write(`${error.message}\n`);
      done(1);
    });
  });
  file.end();
  await once(file, 'close');
  return code;
}
