import { checkContent } from '../src/gatsby/check/check-content';
import { describeProblems, describeRemarks } from '../src/gatsby/check/problems';
import { contentRemarks } from '../src/gatsby/check/remarks';

async function main(): Promise<void> {
  const problems = await checkContent(process.cwd());
  if (problems.length > 0) {
    console.error(describeProblems(problems));
    process.exitCode = 1;
  } else {
    const remarks = await contentRemarks(process.cwd());
    if (remarks.length > 0) console.warn(describeRemarks(remarks));
    console.log('Die Inhalte sind in Ordnung.');
  }
}

void main();
