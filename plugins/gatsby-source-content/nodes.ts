import { relative } from 'node:path';
import type { GatsbyNode, NodePluginArgs } from 'gatsby';
import { dataSchemas } from '../../src/content-model/data';
import { contentFiles, contentRoot } from './read/files';
import { page } from './read/page';
import { codePages, routeOfPage } from './read/routes';
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

/** Adds the node of a page that draws every kind of section, each as it is first used. */
async function addKindsPage(args: NodePluginArgs): Promise<void> {
  const pages = contentFiles(contentRoot()).pages.flatMap(
    (name) => readYamlFile(contentRoot(), `content/pages/${name}`, page).data ?? [],
  );
  const all = pages.flatMap(({ sections }) => sections);
  const data = {
    ...{ title: 'Alle Arten von Abschnitten', description: 'Nur in der Vorschau.' },
    ...{ route: codePages.kinds, reveal: 'offset' },
    ...{ contactBand: false, callBar: false, indexed: false },
    sections: all.filter((one, at) => all.findIndex(({ kind }) => kind === one.kind) === at),
  };
  await addNode(args, 'LandingPage', { file: codePages.kinds, data }, (fields) => fields);
}

/**
 * Adds a node for a file that has been read. In development a broken file keeps the node that it had,
 * because Gatsby knows it as no child of the file; a build has stopped by then.
 */
async function addNode<T>(
  args: NodePluginArgs & { node?: { id: string } },
  type: string,
  { file, data }: Pick<Read<T>, 'file' | 'data'>,
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
