// Runs as a process of its own, see compile-missing.ts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Work } from './compile-missing';
import { compiledText } from './compiled-texts';

process.once('message', (work: Work) => {
  void compileAll(work).finally(() => process.disconnect());
});

async function compileAll({ root, files, insertions }: Work): Promise<void> {
  for (const file of files)
    await compiledText(root, file, readFileSync(join(root, file), 'utf8'), insertions);
}
