import type { Reporter } from 'gatsby';
import { describeProblems, describeRemarks } from '../read/problems';
import { awaitedLater } from '../read/start-beside';
import { foundInContent } from './check-beside';

let told = Promise.resolve();

/**
 * Says what there is to say about the content, and stops a build that has problems.
 * @returns resolves when everything is said
 */
export function tellFindings(reporter: Reporter): Promise<void> {
  told = awaitedLater(tell(reporter));
  return told;
}

async function tell(reporter: Reporter): Promise<void> {
  const { problems, remarks } = await foundInContent();
  if (problems.length > 0) reporter.panicOnBuild(describeProblems(problems));
  if (remarks.length > 0) reporter.warn(describeRemarks(remarks));
}

/** Resolves when the content has no problems; a build with some has been stopped. */
export const contentIsFine = (): Promise<void> => told;

/** Of a compiler of webpack. */
type Compiler = {
  hooks: { afterEmit: { tapPromise: (name: string, act: () => Promise<void>) => void } };
};

/**
 * Has webpack's last compiler wait for the content check. Nothing before it reads a text, and the
 * queries that follow must not meet one with problems.
 */
export const waitForFindings = {
  apply: ({ hooks }: Compiler) => hooks.afterEmit.tapPromise('wait-for-findings', contentIsFine),
};
