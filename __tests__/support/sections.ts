import { TextEncoder } from 'node:util';
import type { BuildTools } from '../../src/content-model/build-tools';
import type { ReferenceTargets } from '../../plugins/gatsby-source-content/resolve/references';
import { resolveReferences } from '../../plugins/gatsby-source-content/resolve/references';
import { resolveSection } from '../../plugins/gatsby-source-content/resolve/sections';
import { type SectionKind, type SectionOf, section } from '../../src/sections/catalogue';
import { contentOf } from './content';

// jsdom has no TextEncoder, and the QR library asks for one.
Object.assign(globalThis, { TextEncoder });

/** The site's own content; pictures are told apart by their addresses. */
const ownContent: ReferenceTargets = {
  read: async (name) => contentOf(name),
  fileUrl: async (file) => `/static/${file}`,
  picture: async (file, width) => ({
    layout: 'constrained',
    width,
    height: 400,
    images: { fallback: { src: `/static/${file}` } },
  }),
};

const tools: BuildTools = {
  data: async (name) => resolveReferences(contentOf(name), ownContent),
  withFacts: async (answer) => answer,
  publish: (svg) => `data:image/svg+xml,${svg}`,
  latestPosts: async (count) =>
    Array.from({ length: count }, (_, index) => ({
      path: `/blog/beitrag-${index + 1}`,
      title: 'Das Pult am Abend',
      excerpt: 'Was am Abend offen bleibt.',
      category: 'Betrieb',
      readTime: '5 min',
      date: '2. Oktober 2025',
      cover: { alt: '', image: { layout: 'constrained', width: 640, height: 400, images: {} } },
    })),
};

/**
 * A section as its component receives it, from what an editor writes.
 * @param fields everything but its kind
 */
export async function resolved<K extends SectionKind>(
  kind: K,
  fields: object,
  targets = ownContent,
): Promise<SectionOf<K>> {
  const found = await resolveSection(section.parse({ kind, ...fields }), targets, tools);
  if (!isOfKind(found, kind)) throw new Error(`This is no ${kind}`);
  return found;
}

function isOfKind<K extends SectionKind>(found: unknown, kind: K): found is SectionOf<K> {
  return typeof found === 'object' && found !== null && 'kind' in found && found.kind === kind;
}

/** The words every section head needs. */
export const head = { label: 'Angebot', heading: 'Was es kostet' };

/** Place of a section on its page; it only turns the small dial. */
export const position = { route: '/', index: 1, total: 4 };
