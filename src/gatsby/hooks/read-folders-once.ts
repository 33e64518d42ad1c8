import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { NodeInput, SourceNodesArgs } from 'gatsby';
import { filesIn } from '../read/content-files';
import { requireFromRoot } from '../read/require-from-root';

type Options = { name: string; path: string; ignore: readonly string[] };
type Plugin = { sourceNodes: (args: SourceNodesArgs, options: Options) => Promise<void> };
type Nodes = {
  createFileNode: (
    file: string,
    createNodeId: SourceNodesArgs['createNodeId'],
    options: Options,
    digests: { get: () => string },
  ) => Promise<NodeInput>;
};

/** So many files are waited for together; what is made of all of them would be too much to keep. */
const atOnce = 100;

/**
 * Lets a build read the folders of gatsby-source-filesystem by itself. The plugin watches each of them,
 * and drives a state machine for every file and folder in it: two thirds of the time that sourcing
 * takes. It also keeps a digest of each file in a file of its own, and makes a node of each folder,
 * which nothing asks for.
 */
export function readFoldersOnce(): void {
  const inPlugin = createRequire(requireFromRoot.resolve('gatsby-source-filesystem/package.json'));
  const plugin: Plugin = inPlugin('./gatsby-node.js');
  const { createFileNode }: Nodes = inPlugin('./create-file-node.js');
  const inChokidar = createRequire(inPlugin.resolve('chokidar'));
  const matcher: (patterns: readonly string[]) => (file: string) => boolean =
    inChokidar('anymatch');
  plugin.sourceNodes = async ({ actions, createNodeId }, options) => {
    const isIgnored = matcher(options.ignore);
    const addNode = async (file: string): Promise<void> => {
      const digest = createHash('md5').update(readFileSync(file)).digest('hex');
      const node = await createFileNode(file, createNodeId, options, { get: () => digest });
      await actions.createNode(node);
    };
    const files = filesIn(options.path).map((name) => join(options.path, name));
    const read = files.filter((file) => !isIgnored(file));
    for (let from = 0; from < read.length; from += atOnce)
      await Promise.all(read.slice(from, from + atOnce).map(addNode));
  };
}
