// `npm run build:release`: the build that goes online; refuses when a variable is missing.
import { config } from 'dotenv';
import { missingVariables } from '../../../src/config/missing-variables';
import { realEnvironment } from '../environment';
import { Failure } from '../failure';
import { buildIfChanged, removeBuild } from '../gatsby';
import { main } from '../main';
import { showProgress } from '../progress';

async function release(): Promise<number> {
  console.log('Uhrturm KI – Website für die Veröffentlichung\n');
  // The same files, in the same order, as gatsby-config.ts; real variables win there too.
  const seen = Object.fromEntries(
    Object.entries(realEnvironment).map(([name, value]) => [name, value ?? '']),
  );
  config({ path: ['.env.production', '.env'], processEnv: seen, quiet: true });
  const missing = missingVariables(seen);
  if (missing.length > 0) {
    const lines = missing.map(({ name, effect }) => `  ${name} – ohne sie gilt: ${effect}`);
    throw new Failure(`Diese Variablen fehlen, deshalb wird nichts gebaut:\n${lines.join('\n')}`);
  }
  removeBuild(); // nothing of a local build may go online
  await showProgress(
    'Website wird gebaut',
    (say) => buildIfChanged(realEnvironment, say),
    () => '✓ Website gebaut: public/',
  );
  return 0;
}

void main(release);
