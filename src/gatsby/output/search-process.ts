// Runs as a process of its own, see hooks/on-post-build.ts. What fails ends it.
import { writeSearchIndexes } from './search-indexes';

const [publicDir = ''] = process.argv.slice(2);

process.once('message', (files: string[]) => {
  void writeSearchIndexes(publicDir, files).then(() => process.disconnect());
});
// The indexes are written, or the build was stopped.
process.on('disconnect', () => process.exit());
