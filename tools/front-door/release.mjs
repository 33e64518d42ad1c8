import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, removeBuild } from './build.mjs';
import { releaseEnvironment } from './environment.mjs';
import { Failure } from './failure.mjs';
import { root } from './paths.mjs';
import { installPackages, showNodeVersion } from './prepare.mjs';
import { step } from './progress.mjs';
import { missingVariables } from './release-variables.mjs';
import { run } from './run.mjs';

async function release() {
  const env = releaseEnvironment();
  console.log('Uhrturm KI – Website für die Veröffentlichung\n');
  await showNodeVersion();
  await installPackages(env);

  // The same files, in the same order, as gatsby-config.ts; real variables win there too.
  const { config } = await import('dotenv');
  const seen = { ...env };
  config({
    path: ['.env.production', '.env'].map((name) => join(root, name)),
    processEnv: seen,
    quiet: true,
  });
  const variables = JSON.parse(readFileSync(join(root, 'src/config/variables.json'), 'utf8'));
  const missing = missingVariables(variables, seen);
  if (missing.length > 0) {
    throw new Failure(`Diese Variablen fehlen, deshalb wird nichts gebaut:\n${missing.join('\n')}`);
  }

  await step('Website wird gebaut', async (say) => {
    removeBuild(); // nothing of a local build may go online
    await build(env, say);
    return { done: 'Website gebaut: public/', value: undefined };
  });
  return 0;
}

await run(release);
