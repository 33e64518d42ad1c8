import { relative } from 'node:path';
import type { CreateNodeArgs, GatsbyNode } from 'gatsby';
import { dataSchemas } from '../../src/content-model/data';
import { page } from './read/page';
import { readYamlFile } from './read/read-file';
import { routeOfPage } from './read/routes';

/**
 * Turns the YAML files of content/pages and content/data into nodes of the data layer.
 * A broken file makes no node: `createPages` checks all content and names every problem at once.
 */
export const onCreateNode: GatsbyNode['onCreateNode'] = (args) => {
  const { node } = args;
  if (node.internal.type !== 'File' || node.extension !== 'yaml') return;
  const root = process.cwd();
  const file = relative(root, String(node.absolutePath));
  if (node.sourceInstanceName === 'pages') {
    const { data } = readYamlFile(root, file, page);
    if (data)
      addNode(args, 'LandingPage', { ...data, route: routeOfPage(String(node.relativePath)) });
  }
  if (node.sourceInstanceName === 'data') {
    const name = String(node.name);
    const schema = Object.entries(dataSchemas).find(([known]) => known === name)?.[1];
    const data = schema && readYamlFile(root, file, schema).data;
    if (data) addNode(args, 'ContentData', { name, data });
  }
};

function addNode(args: CreateNodeArgs, type: string, fields: Record<string, unknown>): void {
  const { node, actions, createNodeId, createContentDigest } = args;
  const child = {
    ...fields,
    id: createNodeId(`${node.id} ${type}`),
    parent: node.id,
    children: [],
    internal: { type, contentDigest: createContentDigest(fields) },
  };
  void actions.createNode(child);
}
