import type { GatsbyNode } from 'gatsby';
import { isCheckedCopy } from './read/content-root';
import { tellFindings } from './tell-findings';

export { onCreateNode } from './on-create-node';
export { sourceNodes } from './source-nodes';
export { createSchemaCustomization, createResolvers } from './create-schema';
export { onCreateDevServer } from './preview/on-create-dev-server';

/**
 * Stops the build with all problems of the content at once, before there are pages; the preview reads
 * a copy that has been checked.
 */
export const createPages: GatsbyNode['createPages'] = async ({ reporter }) => {
  if (!isCheckedCopy()) await tellFindings(reporter);
};
