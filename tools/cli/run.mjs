// `node tools/cli/run.mjs NAME …`, behind every npm script: runs a tool of tools/list.mjs. This file
// and what it imports are plain JavaScript on Node alone: they must load on Node versions the rest
// does not support, and before any package is installed. esbuild puts the files of a tool together
// in a tenth of a second; loading them one by one through tsx would take seconds.
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tools } from '../list.mjs';
import { installPackages } from './install.mjs';
import { requireSupportedNode } from './node-version.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const name = process.argv[2] ?? '';
const [file, usage, ...args] = tools[name] ?? [];
if (file === undefined) {
  for (const [each, [, purpose]] of Object.entries(tools))
    console.log(`${each.padEnd(18)}${purpose}`);
  process.exit(name === '' ? 0 : 1);
}
if (['--help', '-h'].includes(process.argv[3] ?? '')) {
  console.log(usage);
  process.exit();
}
requireSupportedNode(root);
installPackages(root);
const { buildSync, stop } = await import('esbuild');
// Several may run at once.
const outfile = join(root, '.local', `tool-${process.pid}.cjs`);
buildSync({
  ...{ entryPoints: [join(root, 'tools', file)], outfile, bundle: true, packages: 'external' },
  ...{ platform: 'node', target: 'node20', logLevel: 'error' },
});
// esbuild's service process would otherwise live as long as the tool.
await stop();
// The tool sees its arguments as if it had been started directly.
process.argv.splice(1, 2, file, ...args);
try {
  createRequire(import.meta.url)(outfile);
} finally {
  rmSync(outfile);
}
