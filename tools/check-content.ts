import { checkContent } from '../src/gatsby/check/check-content';
import { describeProblems, describeRemarks } from '../src/gatsby/check/problems';

async function main(): Promise<void> {
  const { problems, remarks } = await checkContent(process.cwd());
  if (problems.length > 0) {
    console.error(describeProblems(problems));
    process.exitCode = 1;
  } else {
    if (remarks.length > 0) console.warn(describeRemarks(remarks));
    console.log('Die Inhalte sind in Ordnung.');
  }
}

void main();
