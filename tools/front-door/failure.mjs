import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './paths.mjs';

/** An expected failure: its message is one clear sentence for the person at the keyboard. */
export class Failure extends Error {
  /**
   * @param {string} sentence
   * @param {string} [log] path of the log file that tells more
   */
  constructor(sentence, log) {
    super(sentence);
    this.log = log;
  }
}

/**
 * The last lines of a log file, or an empty text when there is none.
 * @param {string} file
 * @param {number} [lines]
 */
export function tail(file, lines = 50) {
  if (!existsSync(file)) return '';
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
}

/**
 * What to print for an error; an unexpected one keeps its stack.
 * @param {unknown} error
 * @returns {string}
 */
export function describeFailure(error) {
  if (!(error instanceof Failure))
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  if (!error.log) return `✗ ${error.message}`;
  const lines = tail(error.log);
  return [lines, `✗ ${error.message} Protokoll: ${relative(root, error.log)}`]
    .filter(Boolean)
    .join('\n\n');
}
