// `node tools/cli/run.mjs <command>`, behind the npm scripts. This file and what it imports are
// plain JavaScript on Node alone: they must load on Node versions the rest does not support, and
// before any package is installed.
import { fileURLToPath } from 'node:url';
import { installPackages } from './install.mjs';
import { requireSupportedNode } from './node-version.mjs';

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
requireSupportedNode();
installPackages();
// @ts-expect-error -- tsx has no types of its own; from here on Node understands TypeScript
await import('tsx');
await import(`./commands/${process.argv[2]}.ts`);
