import type { GatsbyNode } from 'gatsby';
import { isCheckedCopy } from './read/content-root';
import { checkContent } from './check/check-content';
import { describeProblems, describeRemarks } from './read/problems';

export { onCreateNode, sourceNodes } from './make-nodes';
export { createSchemaCustomization, createResolvers } from './create-schema';

/**
 * Stops the build with all problems of the content at once, before there are pages; the preview reads
 * a copy that has been checked.
 */
export const createPages: GatsbyNode['createPages'] = async ({ reporter }) => {
  if (isCheckedCopy()) return;
  const { problems, remarks } = await checkContent(process.cwd());
  if (problems.length > 0) reporter.panicOnBuild(describeProblems(problems));
  if (remarks.length > 0) reporter.warn(describeRemarks(remarks));
};
