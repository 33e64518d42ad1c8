import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository, as an absolute path. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Everything the tools leave behind (git-ignored): logs, stamps, reports, the outbox. */
export const localDir = join(root, '.local');

/**
 * Path of a log file.
 * @param {string} name
 */
export const logFile = (name) => join(localDir, 'logs', `${name}.log`);
