// Runs as a process of its own, see compile-missing.ts.
import type { Work } from './compile-missing';
import { compiledText } from './compiled-texts';

process.once('message', (work: Work) => {
  void compileAll(work).finally(() => process.disconnect());
});

async function compileAll({ root, sources, insertions }: Work): Promise<void> {
  for (const { file, source } of sources) await compiledText(root, file, source, insertions);
}
