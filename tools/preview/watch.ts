import { resolve } from 'node:path';
import Watchpack from 'watchpack';
import { patiently } from './patience';

/** Editors write a file in several steps; git and the file manager many files at once. */
const settleMs = 40;

/**
 * Calls back after every change below some folders, never twice at a time: what changes meanwhile
 * is seen by the next call. Watched as webpack does: Node's own watching of whole trees no longer
 * hears of a file on Linux that was replaced, as git and many editors do. On drives that
 * report no changes, WATCHPACK_POLLING=500 makes it poll (docs/setup.md).
 * @param say gets what cannot be read for the moment
 * @returns stops watching
 */
export function follow(
  folders: readonly string[],
  onChange: () => Promise<void>,
  say: (line: string) => void,
): () => void {
  let changed = false;
  let busy = false;
  const work = async (): Promise<void> => {
    changed = true;
    if (busy) return;
    busy = true;
    while (changed) {
      changed = false;
      await patiently(onChange, say);
    }
    busy = false;
  };
  const watcher = new Watchpack({ aggregateTimeout: settleMs });
  watcher.on('aggregated', () => void work());
  watcher.watch({
    directories: folders.map((folder) => resolve(folder)),
    startTime: Date.now(),
  });
  return () => watcher.close();
}
