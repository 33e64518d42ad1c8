import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { keptTextOf } from './compiled-texts';
import type { Insertions } from './markdown/compile-mdx';

/** A text to compile: its path below the repository's folder, and what it says. */
export type Source = { file: string; source: string };

/** From here on, compiling beside each other saves more than starting a process costs. */
const worthwhile = 100;

/**
 * Compiles on all cores what is not kept on disk yet, when there is much of it.
 * @param root the repository's folder
 */
export async function compileMissing(
  root: string,
  sources: readonly Source[],
  insertions: Insertions,
): Promise<void> {
  const missing = sources.filter(({ file, source }) => !keptTextOf(root, file, source, insertions));
  if (missing.length < worthwhile) return;
  const processes = availableParallelism();
  await Promise.all(
    Array.from({ length: processes }, (_, number) =>
      compileElsewhere({
        root,
        sources: missing.filter((_source, index) => index % processes === number),
        insertions,
      }),
    ),
  );
}

/** What one process has to do. */
export type Work = { root: string; sources: readonly Source[]; insertions: Insertions };

async function compileElsewhere(work: Work): Promise<void> {
  // Gatsby bundles our code, so the file is named from the project's folder.
  const child = fork(join(process.cwd(), 'src/gatsby/read/compile-process.ts'), [], {
    execArgv: ['--import', 'tsx'],
  });
  child.send(work);
  // What it could not compile, the caller compiles itself and hears why.
  await once(child, 'exit');
}
