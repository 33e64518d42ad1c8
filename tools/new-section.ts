import { spawnSync } from 'node:child_process';
import { newSection } from './content/new-section';

/** `npm run tool -- section:new partner-logos` */
try {
  const files = newSection(process.cwd(), process.argv[2] ?? '');
  // In a program of its own, which knows the new kind.
  spawnSync(process.execPath, ['tools/cli/run.mjs', 'guide'], { stdio: 'ignore' });
  console.log(`Written:\n  ${[...files, 'docs/abschnitte.md'].join('\n  ')}

  1. Say what it is for: label and purpose in src/sections/kind-names.ts, the comments in its folder.
  2. Change schema and component; a running npm run dev starts anew and knows the kind.
  3. npm run tool -- guide brings docs/abschnitte.md up to date, --pictures with its picture.
  4. npm test, and docs/adding-a-section.md for behaviour, computed fields and structured data.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
