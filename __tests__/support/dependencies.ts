import { parse } from 'yaml';
import type { z } from 'zod';
import { type DataName, type DataOf, dataSchemas } from '../../src/content-model/data';
import type { Dependencies } from '../../src/gatsby/resolve/dependencies';
import { siteSource } from './site';

const assistant = (id: string, name: string) => `- id: ${id}
  name: ${name}
  image: portraits/${id}.svg
  icon: bell
  trade: Hotel
  description: Hebt ab.
  quote: Ist notiert.
  channels: WhatsApp
  path: /assistants/${id}
`;

const card = (id: string, setup: number, monthly: number) =>
  `    - { id: ${id}, title: ${id.toUpperCase()}, audience: Alle, setup: ${setup}, monthly: ${monthly}, channels: Web, features: [Hausliste], action: { label: Los, to: / } }\n`;

/** A few entities of each data file that sections refer to; the cheapest package is not the first. */
const sources: Readonly<Record<string, string>> = {
  assistants: assistant('luigi', 'Luigi') + assistant('selina', 'Selina'),
  packages: `home:\n  footnote: Preise ohne USt.\n  cards:\n${card('pro', 1500, 19.9)}${card('basic', 500, 9.9)}`,
  'feature-lists': 'hotel: { basic: [Gästemappe], pro: [Transfer], enterprise: [Spa] }',
  testimonials: `- { id: kern, quote: Eins., person: Georg Kern, business: Werkstatt Kern }
- { id: novak, quote: Zwei., person: Petra Novak, business: Trattoria Lend }
`,
  industries: '- { value: hotels, label: Hotel und Vermietung }',
  site: siteSource,
};

function read<S extends z.ZodType>(name: string, schema: S): z.output<S> {
  return schema.parse(parse(sources[name] ?? ''));
}

const entities: { [N in DataName]?: DataOf<N> } = {
  assistants: read('assistants', dataSchemas.assistants),
  packages: read('packages', dataSchemas.packages),
  'feature-lists': read('feature-lists', dataSchemas['feature-lists']),
  testimonials: read('testimonials', dataSchemas.testimonials),
  industries: read('industries', dataSchemas.industries),
  site: read('site', dataSchemas.site),
};

async function entity<N extends DataName>(name: N): Promise<DataOf<N>> {
  const found = entities[name];
  if (found === undefined) throw new Error(`no ${name} in the fixture`);
  return found;
}

/** The rest of the content as a section's resolver sees it, without Gatsby. */
export const fakeDependencies: Dependencies = {
  data: entity,
  products: async () => ({}),
  fileUrl: async (file) => `/static/${file}`,
  picture: async (file, width) => ({
    layout: 'constrained',
    width,
    height: 400,
    images: { fallback: { src: `/static/${file}` } },
  }),
  latestPosts: async (count) =>
    Array.from({ length: count }, (_, index) => ({
      path: `/blog/beitrag-${index + 1}`,
      title: 'Das Pult am Abend: Was liegen bleibt, wenn niemand abhebt',
      excerpt: 'Was liegen bleibt.',
      category: 'KI & Digitalisierung',
      readTime: '5 min',
      date: '2. Oktober 2025',
      cover: {
        alt: 'Ein Pult',
        image: { layout: 'constrained', width: 640, height: 400, images: {} },
      },
    })),
};
