// `npm run release`: the build that goes online; refuses while anything in it is not meant for
// visitors.
import { config } from 'dotenv';
import { realEnvironment } from '../environment';
import { Failure } from '../failure';
import { buildIfChanged, removeBuild } from '../../build/gatsby';
import { contentProblems } from '../../go-live/content';
import { envFileProblems, envFiles } from '../../go-live/env-files';
import { nginxComplaint } from '../../go-live/nginx';
import { variableProblems } from '../../go-live/variables';
import { missedDangers } from '../../bench/judged';
import { main } from '../main';
import { runToLog } from '../programs';
import { showProgress } from '../progress';
import {
  checkWithTalks,
  describeProblems,
  problemLines,
} from '../../../plugins/gatsby-source-content';

async function release(): Promise<number> {
  console.log('Uhrturm KI – Website für die Veröffentlichung\n');
  // The same files, in the same order, as gatsby-config.ts; real variables win there too.
  const seen = Object.fromEntries(
    Object.entries(realEnvironment).map(([name, value]) => [name, value ?? '']),
  );
  config({ path: envFiles, processEnv: seen, quiet: true });
  // The variables of an unreadable file are not reported as missing.
  const unreadable = envFileProblems('.');
  const variables = unreadable.length > 0 ? unreadable : variableProblems(seen);
  const problems = [...variables, ...(await contentProblems('.'))];
  if (problems.length > 0) {
    const lines = problemLines(problems).join('\n');
    throw new Failure(
      `So darf die Website nicht online gehen, deshalb wird nichts gebaut:\n${lines}`,
    );
  }
  const checked = await checkWithTalks('.');
  if (checked.problems.length > 0) throw new Failure(describeProblems(checked.problems));
  const missed = missedDangers();
  if (missed.length > 0)
    throw new Failure(`In Gefahr nennt ein Assistent keine Notrufnummer:\n${missed.join('\n')}`);
  removeBuild(); // nothing of a local build may go online
  await showProgress(
    'Website wird gebaut',
    (say) => buildIfChanged(realEnvironment, say),
    () => '✓ Website gebaut: public/',
  );
  const complaint = nginxComplaint('public');
  if (complaint !== undefined)
    throw new Failure(`nginx nähme public/_nginx.conf nicht an, und startete nicht:\n${complaint}`);
  await writePartsList();
  return 0;
}

/** Which packages the release is made of: for whoever hears of a hole in one of them. */
async function writePartsList(): Promise<void> {
  const log = '.local/sbom.cdx.json';
  // Without the peers: Gatsby asks for versions of React that exclude each other.
  const args = 'sbom --sbom-format=cyclonedx --package-lock-only --legacy-peer-deps --silent';
  const npm = realEnvironment.npm_execpath ?? '';
  const code = await runToLog(process.execPath, [npm, ...args.split(' ')], {
    env: realEnvironment,
    log,
    onLine: () => undefined,
  });
  console.log(code === 0 ? `✓ Stückliste: ${log}` : `Ohne Stückliste, siehe ${log}`);
}

void main(release);
