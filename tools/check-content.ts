import { misspelt } from './content/spelling/spelling';
import {
  checkWithTalks,
  describeProblems,
  describeRemarks,
  type Problem,
  problemWords,
} from '../plugins/gatsby-source-content';

/**
 * Checks content/ without Gatsby; ends with exit code 1 when something would stop a build. In GitHub's
 * workflows it prints annotations, which a pull request shows.
 */
async function main(): Promise<void> {
  const root = process.cwd();
  const { problems, remarks } = await checkWithTalks(root, new Date(), (content) =>
    misspelt(root, content),
  );
  if (problems.length > 0) process.exitCode = 1;
  if (process.env['GITHUB_ACTIONS'] === 'true')
    for (const line of [
      ...problems.map(annotation('error')),
      ...remarks.map(annotation('warning')),
    ])
      console.log(line);
  if (remarks.length > 0) console.warn(describeRemarks(remarks));
  if (problems.length > 0) console.error(describeProblems(problems));
  else console.log('Die Inhalte sind in Ordnung.');
}

/** A line that GitHub shows beside the line of the file it is about. */
const annotation =
  (level: 'error' | 'warning') =>
  (problem: Problem): string =>
    `::${level} file=${property(problem.file)},line=${problem.line ?? 1}::${escaped(problemWords(problem))}`;

const escaped = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const property = (text: string): string =>
  escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

void main();
