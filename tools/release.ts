// `npm run release`: the build that goes online; refuses while anything in it is not meant for visitors.
import { existsSync } from 'node:fs';
import { removeBuild, runGatsby } from './build';
import { contentProblems } from './go-live/content';
import { variableProblems } from './go-live/variables';
import { Failure, main } from './program';
import { checkContent, describeProblems } from '../plugins/gatsby-source-content';

void main(async () => {
  // The same files, in the same order, as gatsby-config.ts.
  for (const file of ['.env.production', '.env']) if (existsSync(file)) process.loadEnvFile(file);
  const unready = [...variableProblems(process.env), ...contentProblems('.')];
  if (unready.length > 0)
    throw new Failure(
      `So darf die Website nicht online gehen, deshalb wird nichts gebaut.\n${describeProblems(unready)}`,
    );
  const { problems } = await checkContent('.');
  if (problems.length > 0) throw new Failure(describeProblems(problems));
  removeBuild(); // nothing of a local build may go online
  return runGatsby(['build'], process.env);
});
