/** @jest-environment node */
import { createPages } from '../../../../src/gatsby/hooks/create-pages';
import { contentOf } from '../../../support/content';
import { contentTree } from '../../../support/content-tree';

const fail = () => {
  throw new Error('There is no hook.');
};

/** Creates the pages of some content, without a data layer. */
async function create(changes: Record<string, string>) {
  jest.spyOn(process, 'cwd').mockReturnValue(contentTree(changes));
  const panicOnBuild = jest.fn<undefined, [string]>();
  /** How often something had been said when the data layer was first asked. */
  let saidBefore: number | undefined;
  const graphql = () => {
    saidBefore ??= panicOnBuild.mock.calls.length;
    const nodes = { nodes: [] };
    const data = { allLandingPage: nodes, legal: nodes, posts: nodes, named };
    return Promise.resolve({ data });
  };
  const reporter = { panicOnBuild, warn: () => undefined };
  const args: unknown = { actions: { createPage: () => undefined }, graphql, reporter };
  await Reflect.apply(createPages ?? fail, undefined, [args]);
  return { saidBefore, said: panicOnBuild.mock.calls.map(([text]) => text) };
}
const named = { data: contentOf('categories') };

test('B05 broken content stops the build before there are pages, and the file is named', async () => {
  const { saidBefore, said } = await create({ 'pages/neu.yaml': 'seo:\n  title: [offen\n' });
  expect(said).toEqual([expect.stringContaining('content/pages/neu.yaml:')]);
  expect(saidBefore).toBe(1);
});

test('content without faults does not stop it', async () => {
  expect(await create({})).toEqual({ saidBefore: 0, said: [] });
});
