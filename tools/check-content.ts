// `npm run check:content`: checks content/ without Gatsby; ends with exit code 1 when something would stop
// a build.
import { checkContent, describeProblems } from '../plugins/gatsby-source-content';

async function main(): Promise<void> {
  const { problems, remarks } = await checkContent(process.cwd());
  if (problems.length > 0) process.exitCode = 1;
  if (remarks.length > 0) console.warn(describeProblems(remarks, 'Hinweise'));
  if (problems.length > 0) console.error(describeProblems(problems));
  else console.log('Die Inhalte sind in Ordnung.');
}

void main();
