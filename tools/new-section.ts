import { main } from './cli/main';
import { runInherited } from './cli/programs';
import { newSection } from './content/new-section';

/** `npm run tool -- section:new partner-logos` */
void main(async () => {
  const files = newSection(process.cwd(), process.argv[2] ?? '');
  // In a program of its own, which knows the new kind.
  await runInherited(['tools/cli/run.mjs', 'guide'], process.env);
  console.log(`Written:\n  ${[...files, 'docs/abschnitte.md'].join('\n  ')}

  1. Say what it is for: label and purpose in src/sections/kind-names.json, the comments in its folder.
  2. Change schema and component; a running npm run dev starts anew and knows the kind.
  3. npm run tool -- guide brings docs/abschnitte.md up to date, --pictures with its picture.
  4. npm test, and docs/adding-a-section.md for behaviour, computed fields and structured data.`);
  return 0;
});
