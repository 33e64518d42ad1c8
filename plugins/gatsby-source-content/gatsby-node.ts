import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GatsbyNode, Reporter } from 'gatsby';
import { websocketManager } from 'gatsby/dist/utils/websocket-manager';
import { z } from 'zod';
import { checkContent } from './check/check-content';
import { contentRoot } from './read/files';
import { type Problem, describeProblems, problemLine } from './read/problems';
import { bodies } from './read/text';

export { onCreateNode, sourceNodes } from './nodes';
export { createResolvers, createSchemaCustomization } from './schema';

const isBuild = process.env['NODE_ENV'] === 'production';

async function report(reporter: Reporter): Promise<void> {
  const { problems, remarks } = await checkContent(contentRoot());
  if (remarks.length > 0) reporter.warn(describeProblems(remarks, 'Hinweise'));
  if (!isBuild) showInPage(problems);
  if (problems.length === 0) return;
  if (isBuild) reporter.panic(describeProblems(problems));
  reporter.error(describeProblems(problems));
}

/** Gatsby's overlay lists the errors that this internal of its websocket keeps (gatsby 5.16). */
function showInPage(problems: readonly Problem[]): void {
  const errors = problems.map((problem) => ({
    level: 'ERROR',
    code: 'content',
    text: problem.message,
    filePath: problem.file,
    location: { start: { line: problem.line } },
    context: { sourceMessage: problemLine(problem) },
  }));
  // Its type says text, Gatsby itself sends lists of errors.
  websocketManager.emitError('content', z.custom<string>().parse(errors));
}

/** Stops a build with all problems of the content at once, before anything is made of it. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter, cache }) => {
  Object.assign(bodies, await cache.get('bodies'));
  await report(reporter);
  await cache.set('bodies', bodies);
};

const textsFile = join(process.cwd(), '.cache/post-texts.js');

/**
 * Writes the registry of posts and legal texts, which requires each by its node's id, for the template
 * that draws them. In development it also says what is wrong after a change.
 */
export const createPages: GatsbyNode['createPages'] = async ({ getNodesByType, reporter }) => {
  const lines = getNodesByType('Mdx').map(
    ({ id, internal: { contentFilePath = '' } }) =>
      `${JSON.stringify(id)}: require(${JSON.stringify(contentFilePath)}).default,`,
  );
  const source = `module.exports = {\n${lines.sort().join('\n')}\n};\n`;
  if (!existsSync(textsFile) || readFileSync(textsFile, 'utf8') !== source)
    writeFileSync(textsFile, source);
  if (!isBuild) await report(reporter);
};

/** The build alone draws the texts: no reader loads a script for one. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, actions }) => {
  const texts = stage === 'build-javascript' ? false : textsFile;
  actions.setWebpackConfig({ resolve: { alias: { 'post-texts': texts } } });
};
