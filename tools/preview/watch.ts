import { watch } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Editors write a file in several steps; git and the file manager many files at once. */
const settleMs = 40;

/** A file may go while it is being read; that it has gone is the next change. */
function expectGone(error: unknown): void {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'ENOENT') throw error;
}

/**
 * Calls back after every change below some folders, never twice at a time: what changes meanwhile
 * is seen by the next call.
 * @returns ends it
 */
export function follow(folders: readonly string[], onChange: () => Promise<void>): () => void {
  let changed = false;
  let busy = false;
  const work = async (): Promise<void> => {
    changed = true;
    if (busy) return;
    busy = true;
    while (changed) {
      await sleep(settleMs);
      changed = false;
      await onChange().catch(expectGone);
    }
    busy = false;
  };
  const watchers = folders.map((folder) => watch(folder, { recursive: true }, () => void work()));
  return () => watchers.forEach((watcher) => watcher.close());
}
