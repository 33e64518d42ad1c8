import { relative } from 'node:path';
import type { GatsbyNode, NodePluginArgs } from 'gatsby';
import { dataSchemas } from '../../src/content-model/data';
import { contentRoot } from './read/content-root';
import { page } from './read/page';
import { productsFile, readPayableProducts } from './read/payable-products';
import { readYamlFile } from './read/read-file';
import { routeOfPage } from './read/routes';

/**
 * Turns the YAML files of content/pages and content/data into nodes of the data layer.
 * A broken file makes no node: `createPages` checks all content and names every problem at once.
 */
export const onCreateNode: GatsbyNode['onCreateNode'] = async (args) => {
  const { node } = args;
  if (node.internal.type !== 'File' || node.extension !== 'yaml') return;
  const root = process.cwd();
  const file = relative(root, String(node.absolutePath));
  const add = (type: string, fields: Record<string, unknown>): Promise<void> =>
    addNode(args, type, fields, `${node.id} ${type}`, node.id);
  if (node.sourceInstanceName === 'pages') {
    const { data } = readYamlFile(root, file, page);
    if (data) await add('LandingPage', { ...data, route: routeOfPage(String(node.relativePath)) });
  }
  if (node.sourceInstanceName === 'data') {
    const name = String(node.name);
    const schema = Object.entries(dataSchemas).find(([known]) => known === name)?.[1];
    const data = schema && readYamlFile(root, file, schema).data;
    if (data) await add('ContentData', { name, data });
  }
};

/**
 * Puts the products into the data layer: a page that shows a price is renewed when the price
 * changes. A broken file makes an empty list; `checkContent` names its problems.
 */
export const sourceNodes: GatsbyNode['sourceNodes'] = (args) => {
  const { data } = readPayableProducts(contentRoot());
  return addNode(args, 'ContentData', { name: 'products', data }, productsFile);
};

async function addNode(
  { actions, createNodeId, createContentDigest }: NodePluginArgs,
  type: string,
  fields: Record<string, unknown>,
  key: string,
  parent: string | null = null,
): Promise<void> {
  await actions.createNode({
    ...fields,
    id: createNodeId(key),
    parent,
    children: [],
    internal: { type, contentDigest: createContentDigest(fields) },
  });
}
