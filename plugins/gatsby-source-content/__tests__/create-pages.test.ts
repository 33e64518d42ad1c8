import { createPages } from '../gatsby-node';
import { contentTree } from '../../../__tests__/support/content-tree';

const fail = () => {
  throw new Error('There is no hook.');
};

/** What is said about some content before its pages are created. */
async function told(changes: Record<string, string>): Promise<string[]> {
  jest.spyOn(process, 'cwd').mockReturnValue(contentTree(changes));
  const panicOnBuild = jest.fn<undefined, [string]>();
  const reporter = { panicOnBuild, warn: () => undefined };
  await Reflect.apply(createPages ?? fail, undefined, [{ reporter }]);
  return panicOnBuild.mock.calls.map(([text]) => text);
}

test('B05 broken content stops the build before there are pages, and the file is named', async () => {
  const said = await told({ 'pages/neu.yaml': 'seo:\n  title: [offen\n' });
  expect(said).toEqual([expect.stringContaining('content/pages/neu.yaml:')]);
});

test('content without faults does not stop it', async () => {
  expect(await told({})).toEqual([]);
});
