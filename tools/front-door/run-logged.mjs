import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';
import { Failure } from './failure.mjs';
import { launch } from './processes.mjs';

/**
 * Runs a command to its end; its output goes into a log file.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {object} options
 * @param {string} options.cwd
 * @param {NodeJS.ProcessEnv} options.env
 * @param {string} options.log path of the log file, written anew
 * @param {string} options.problem German sentence for the case that the command fails
 * @param {boolean} [options.shell]
 * @param {(line: string) => void} [options.onLine] gets each line of output
 * @throws {Failure} when the command cannot start or ends with a code other than 0
 */
export async function runLogged(command, args, { cwd, env, log, problem, shell, onLine }) {
  mkdirSync(dirname(log), { recursive: true });
  const file = createWriteStream(log);
  const child = launch(command, args, { cwd, env, shell, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      const plain = stripVTControlCharacters(text);
      file.write(plain);
      const line = plain.trim().split('\n').at(-1);
      if (line) onLine?.(line.trim());
    });
  }
  const code = await new Promise((done) => {
    child.once('close', done);
    child.once('error', (error) => {
      file.write(`${error.message}\n`);
      done(1);
    });
  });
  file.end();
  await once(file, 'close');
  if (code !== 0) throw new Failure(problem, log);
}
