/** @jest-environment node */
import { foundInContent } from '../../../../src/gatsby/hooks/check-beside';
import { checkContent } from '../../../../src/gatsby/check/check-content';
import { createPages } from '../../../../src/gatsby/hooks/create-pages';
import { contentOf } from '../../../support/content';
import { contentTree } from '../../../support/content-tree';

// In a process of its own it would look at the content of the repository.
jest.mock('../../../../src/gatsby/hooks/check-beside');
jest.mocked(foundInContent).mockImplementation(() => checkContent(process.cwd()));

/** What the build says about some content; it knows no page. */
async function build(changes: Record<string, string>) {
  jest.spyOn(process, 'cwd').mockReturnValue(contentTree(changes));
  const panicOnBuild = jest.fn<undefined, [string]>();
  const reporter = { panicOnBuild, warn: () => undefined };
  const graphql = async () => ({
    data: {
      allLandingPage: { nodes: [] },
      legal: { nodes: [] },
      posts: { nodes: [] },
      named: { data: contentOf('categories') },
    },
  });
  const args: unknown = { actions: { createPage: () => undefined }, graphql, reporter };
  await Reflect.apply(createPages ?? fail, undefined, [args]);
  return panicOnBuild.mock.calls.map(([text]) => text);
}
const fail = () => {
  throw new Error('There is no hook.');
};

test('B05 broken content stops the build, and the file is named', async () => {
  const source = 'seo:\n  title: [offen\n';
  expect(await build({ 'pages/neu.yaml': source })).toEqual([
    expect.stringContaining('content/pages/neu.yaml:'),
  ]);
});

test('content without faults does not', async () => {
  expect(await build({})).toEqual([]);
});
