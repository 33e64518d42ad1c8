import { relative } from 'node:path';
import type { GatsbyNode, NodePluginArgs } from 'gatsby';
import { dataSchemas } from '../../src/content-model/data';
import { addKindsPage } from './kinds-page';
import { contentRoot } from './read/files';
import { page } from './read/page';
import { routeOfPage } from './read/routes';
import { type Read, readPayableProducts, readYamlFile } from './read/yaml';

/** Makes nodes of the YAML files of content/pages and content/data. */
export const onCreateNode: GatsbyNode['onCreateNode'] = async (args) => {
  const { node } = args;
  if (node.internal.type !== 'File' || node.extension !== 'yaml') return;
  const root = contentRoot();
  const file = relative(root, String(node.absolutePath)).replaceAll('\\', '/');
  if (node.sourceInstanceName === 'pages') {
    const route = routeOfPage(String(node.relativePath));
    await addNode(args, 'LandingPage', readYamlFile(root, file, page), ({ seo, ...data }) => ({
      ...data,
      ...seo,
      route,
    }));
  }
  if (node.sourceInstanceName === 'data') {
    const name = String(node.name);
    const schema = Object.entries(dataSchemas).find(([known]) => known === name)?.[1];
    if (schema)
      await addNode(args, 'ContentData', readYamlFile(root, file, schema), (data) => ({
        name,
        data,
      }));
  }
};

/** Puts the products into the data layer: a page that shows a price is renewed when it changes. */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  await addNode(args, 'ContentData', readPayableProducts(contentRoot()), (data) => ({
    name: 'products',
    data,
  }));
  if (process.env['NODE_ENV'] === 'development') await addKindsPage(args);
};

/**
 * Adds a node for a file that has been read. In development a broken file keeps the node that it had,
 * because Gatsby knows it as no child of the file; a build has stopped by then.
 */
async function addNode<T>(
  args: NodePluginArgs & { node?: { id: string } },
  type: string,
  { file, data }: Read<T>,
  fieldsOf: (data: T) => Record<string, unknown>,
): Promise<void> {
  const { actions, createNodeId, createContentDigest, node } = args;
  if (data === undefined) return;
  const fields = fieldsOf(data);
  await actions.createNode({
    ...fields,
    id: createNodeId(`${type} ${file}`),
    parent: node?.id ?? null,
    children: [],
    internal: { type, contentDigest: createContentDigest(fields) },
  });
}
