import type { Reporter } from 'gatsby';
import { checkContent } from './check/check-content';
import { describeProblems, describeRemarks } from './read/problems';

/** Checks the content, reports what was found, and stops a build that has problems. */
export async function tellFindings(reporter: Reporter): Promise<void> {
  const { problems, remarks } = await checkContent(process.cwd());
  if (problems.length > 0) reporter.panicOnBuild(describeProblems(problems));
  if (remarks.length > 0) reporter.warn(describeRemarks(remarks));
}
