/** @jest-environment node */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readFoldersOnce } from '../../../../src/gatsby/hooks/read-folders-once';
import { temporaryFolder } from '../../../support/temporary-folder';

type FileNode = {
  relativePath: string;
  sourceInstanceName: string;
  internal: { type: string; contentDigest: string };
};
type Plugin = {
  sourceNodes: (
    args: {
      actions: { createNode: (node: FileNode) => Promise<void> };
      createNodeId: (file: string) => string;
    },
    options: { name: string; path: string; ignore: string[] },
  ) => Promise<void>;
};

const plugin: Plugin = createRequire(require.resolve('gatsby-source-filesystem/package.json'))(
  './gatsby-node.js',
);

/** The nodes that a build makes of a folder. */
async function nodesOf(folder: string, ignore: string[] = []): Promise<FileNode[]> {
  readFoldersOnce();
  const nodes: FileNode[] = [];
  const createNode = (node: FileNode) => Promise.resolve(void nodes.push(node));
  const args = { actions: { createNode }, createNodeId: (file: string) => file };
  await plugin.sourceNodes(args, { name: 'blog', path: folder, ignore });
  return nodes.sort((a, b) => (a.relativePath < b.relativePath ? -1 : 1));
}

test('every file is a node, no folder is, and nothing is watched', async () => {
  const folder = temporaryFolder({ 'a.mdx': '', 'post/b.mdx': '', 'post/cover.png': '' });
  const watch = jest.spyOn(fs, 'watch');
  const nodes = await nodesOf(folder);
  expect(nodes.map(({ relativePath }) => relativePath)).toEqual([
    ...['a.mdx', 'post/b.mdx', 'post/cover.png'],
  ]);
  expect(new Set(nodes.map(({ internal }) => internal.type))).toEqual(new Set(['File']));
  expect(new Set(nodes.map((node) => node.sourceInstanceName))).toEqual(new Set(['blog']));
  expect(watch).not.toHaveBeenCalled();
});

test('what the configuration leaves out is no node', async () => {
  const folder = temporaryFolder({
    'content/blog/shown/index.mdx': '',
    'content/blog/hidden/index.mdx': '',
  });
  const nodes = await nodesOf(folder, ['**/content/blog/hidden/**']);
  expect(nodes.map(({ relativePath }) => relativePath)).toEqual(['content/blog/shown/index.mdx']);
});

test('a digest changes with the content, not with the time', async () => {
  const folder = temporaryFolder({ 'a.mdx': 'one' });
  const digest = async () => (await nodesOf(folder))[0]?.internal.contentDigest;
  const first = await digest();
  fs.utimesSync(join(folder, 'a.mdx'), new Date(0), new Date(0));
  expect(await digest()).toBe(first);
  fs.writeFileSync(join(folder, 'a.mdx'), 'two');
  expect(await digest()).not.toBe(first);
});
