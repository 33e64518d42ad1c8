// `npm run release`: the build that goes online; refuses while anything in it is not meant for visitors.
import { config } from 'dotenv';
import { removeBuild, runGatsby } from './build';
import { contentProblems } from './go-live/content';
import { variableProblems } from './go-live/variables';
import { Failure, main } from './program';
import { checkContent, describeProblems } from '../plugins/gatsby-source-content';

void main(async () => {
  // The same files, in the same order, as gatsby-config.ts; real variables win there too.
  const seen: Record<string, string> = {};
  for (const [name, value] of Object.entries(process.env)) seen[name] = value ?? '';
  config({ path: ['.env.production', '.env'], processEnv: seen, quiet: true });
  const unready = [...variableProblems(seen), ...(await contentProblems('.'))];
  if (unready.length > 0)
    throw new Failure(
      `So darf die Website nicht online gehen, deshalb wird nichts gebaut.\n${describeProblems(unready)}`,
    );
  const { problems } = await checkContent('.');
  if (problems.length > 0) throw new Failure(describeProblems(problems));
  removeBuild(); // nothing of a local build may go online
  return runGatsby(['build'], process.env);
});
