import { setImmediate } from 'node:timers/promises';

/**
 * Gives back the memory of what nobody needs any more: half a gigabyte with 10,000 posts. A process
 * that waits for others makes nothing new, and would keep it for as long. Does nothing with fewer
 * posts: Node must be told that it can be asked (tools/cli/gatsby.ts), and it takes half a second.
 */
export async function tidyUp(): Promise<void> {
  // What the present task has looked at would stay.
  await setImmediate();
  // Node 20 knows no options: it takes any for a wish to do less.
  globalThis.gc?.();
  // Since version 22, Node keeps what it has freed for itself until it is asked as a last resort.
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
