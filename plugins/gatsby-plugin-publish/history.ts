import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** When files were added and last changed, as far as the history says. */
export type History = {
  changedOn: (file: string) => string | undefined;
  addedOn: (file: string) => string | undefined;
};

const run = promisify(execFile);
/** Stands before the date of a commit; no file is called so. */
const mark = '\u0001';

/**
 * Reads the dates of all files in one go. In a folder without history, or with a part of it as some
 * hosts clone it, every date would be that of the last commit: then there is none.
 * @param folders whose files are asked for
 */
export async function readHistory(folders: readonly string[]): Promise<History | undefined> {
  const git = async (...args: string[]) =>
    (await run('git', ['-c', 'core.quotePath=off', ...args], { maxBuffer: 2 ** 28 })).stdout;
  try {
    if ((await git('rev-parse', '--is-shallow-repository')).trim() !== 'false') return undefined;
    return parse(
      await git('log', `--format=${mark}%cI`, '--name-only', '--no-renames', '--', ...folders),
    );
  } catch {
    return undefined;
  }
}

/** @param log commits, newest first: each its date, and the files it touched */
function parse(log: string): History {
  const [changed, added] = [new Map<string, string>(), new Map<string, string>()];
  for (const commit of log.split(mark).slice(1)) {
    const [date = '', ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) {
      if (!changed.has(file)) changed.set(file, date);
      added.set(file, date);
    }
  }
  return { changedOn: (file) => changed.get(file), addedOn: (file) => added.get(file) };
}
