// `node tools/cli/bundled.mjs tools/check-content.ts …`: runs a tool of many files as one. esbuild
// puts them together in a tenth of a second; loading them one by one through tsx takes seconds.
// As in run.mjs, nothing of a package is loaded before the packages are there.
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from './install.mjs';
import { requireSupportedNode } from './node-version.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
requireSupportedNode(root);
installPackages(root);
const { buildSync, stop } = await import('esbuild');
const [, , tool = ''] = process.argv;
// Several may run at once.
const outfile = join(root, '.local', `bundled-${process.pid}.cjs`);
buildSync({
  ...{ entryPoints: [resolve(root, tool)], outfile, bundle: true, packages: 'external' },
  ...{ platform: 'node', target: 'node20', logLevel: 'error' },
});
// It would wait for more work, in a process of its own, until the tool ends.
await stop();
// The tool finds its arguments where they would be without this file.
process.argv.splice(1, 1);
try {
  createRequire(import.meta.url)(outfile);
} finally {
  rmSync(outfile);
}
