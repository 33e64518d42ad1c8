/**
 * Gives back the memory of what nobody needs any more: half a gigabyte with 10,000 posts. A process
 * that waits for others makes nothing new, and would keep it for as long. Does nothing with fewer
 * posts: Node must be told that it can be asked (tools/cli/gatsby.ts), and it takes half a second.
 */
export function tidyUp(): void {
  setTimeout(() => {
    // What the present task has looked at would stay. "Last resort" is what gives memory back:
    // since version 24, Node keeps what it has freed for itself otherwise.
    globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  });
}
