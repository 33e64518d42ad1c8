// Runs as a process of its own, see search-index.ts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPagefind } from './pagefind-index';
import { type Answer, type Task, stateOf } from './search-task';

const [publicDir = ''] = process.argv.slice(2);
const index = startPagefind(publicDir);
const states = new Map<string, string>();

async function fulfil(task: Task): Promise<Answer> {
  const { add, write } = await index;
  if (task.kind === 'write') await write();
  else
    for (const { file, places } of task.pages) {
      const html = await textOf(places);
      states.set(file, stateOf({ file, html }));
      await add({ file, html });
    }
  return { states };
}

/** How often a file is looked at that is being moved or written at this moment. */
const patience = 100;

async function textOf(places: readonly string[]): Promise<string> {
  for (let time = 0; time < patience; time += 1) {
    for (const place of places) {
      const html = textAt(place);
      if (html?.trimEnd().endsWith('</html>')) return html;
    }
    await sleep(10);
  }
  throw new Error(`There is no whole page at ${places.join(' or ')}.`);
}

function textAt(place: string): string | undefined {
  try {
    return readFileSync(join(publicDir, place), 'utf8');
  } catch {
    return undefined;
  }
}

let last: Promise<unknown> = index;
process.on('message', (task: Task) => {
  // What fails ends the process, and who waits for its answer hears of that.
  last = last.then(() => fulfil(task)).then((answer) => process.send?.(answer));
});
// The index is written, or the build was stopped.
process.on('disconnect', () => process.exit());
