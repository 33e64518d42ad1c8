import { checkContent } from '../src/gatsby/check/check-content';
import { describeProblems } from '../src/gatsby/check/problems';

async function main(): Promise<void> {
  const problems = await checkContent(process.cwd());
  if (problems.length > 0) {
    console.error(describeProblems(problems));
    process.exitCode = 1;
  } else {
    console.log('Die Inhalte sind in Ordnung.');
  }
}

void main();
