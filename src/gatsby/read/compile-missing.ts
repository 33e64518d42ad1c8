import { availableParallelism } from 'node:os';
import { isKept } from './compiled-texts';
import type { Insertions } from './markdown/compile-mdx';
import { runBeside } from './start-beside';

/** From here on, compiling beside each other saves more than starting a process costs. */
const worthwhile = 100;

/** What one process has to do: some files, by their paths below the repository's folder. */
export type Work = { root: string; files: readonly string[]; insertions: Insertions };

/** Compiles on all cores what has not been compiled yet, when there is much of it. */
export async function compileMissing({ root, files, insertions }: Work): Promise<void> {
  const missing = files.filter((file) => !isKept(root, file));
  if (missing.length < worthwhile) return;
  const processes = availableParallelism();
  const shareOf = (number: number) =>
    missing.filter((_file, index) => index % processes === number);
  await Promise.all(
    Array.from({ length: processes }, (_, number) =>
      compileElsewhere({ root, files: shareOf(number), insertions }),
    ),
  );
}

async function compileElsewhere(work: Work): Promise<void> {
  // What it could not compile, the caller compiles itself and hears why.
  await runBeside('src/gatsby/read/compile-process.ts', [], work).catch(() => undefined);
}
