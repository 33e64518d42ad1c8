// `node tools/cli/bundled.mjs tools/check-content.ts …`: runs a tool of many files as one. esbuild
// puts them together in a tenth of a second; loading them one by one through tsx takes seconds.
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [, , tool = ''] = process.argv;
// Several may run at once.
const outfile = join(root, '.local', `bundled-${process.pid}.cjs`);
buildSync({
  ...{ entryPoints: [resolve(root, tool)], outfile, bundle: true, packages: 'external' },
  ...{ platform: 'node', target: 'node20', logLevel: 'error' },
});
// The tool finds its arguments where they would be without this file.
process.argv.splice(1, 1);
try {
  createRequire(import.meta.url)(outfile);
} finally {
  rmSync(outfile);
}
