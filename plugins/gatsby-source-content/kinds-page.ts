import type { NodePluginArgs } from 'gatsby';
import { contentFiles, contentRoot } from './read/files';
import { page } from './read/page';
import { readYamlFile } from './read/yaml';
import { codePages } from './read/routes';

/** Makes the node of a page that draws every kind of section, each as it is first used. */
export async function addKindsPage(args: NodePluginArgs): Promise<void> {
  const { actions, createNodeId, createContentDigest } = args;
  const root = contentRoot();
  const pages = contentFiles(root).pages.flatMap(
    (name) => readYamlFile(root, `content/pages/${name}`, page).data ?? [],
  );
  const first = new Map(
    pages
      .flatMap(({ sections }) => sections)
      .reverse()
      .map((section) => [section.kind, section]),
  );
  const fields = {
    ...{ title: 'Alle Arten von Abschnitten', description: 'Nur in der Vorschau.' },
    ...{ route: codePages.kinds, reveal: 'offset' },
    ...{ contactBand: false, callBar: false, indexed: false },
    sections: [...first.values()].reverse(),
  };
  await actions.createNode({
    ...fields,
    id: createNodeId(codePages.kinds),
    parent: null,
    children: [],
    internal: { type: 'LandingPage', contentDigest: createContentDigest(fields) },
  });
}
