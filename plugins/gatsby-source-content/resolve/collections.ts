import type { CollectionName } from '../../../src/content-model/references';
import { guidedOffer } from '../read/guided';
import type { Entities } from '../../../src/content-model/resolved';
import type { SourceName, Sources } from '../../../src/content-model/sources';

/** Reads a data file as it was validated, references unresolved. */
export type ReadSource = <N extends SourceName>(name: N) => Promise<Sources[N]>;

type ById<T> = ReadonlyMap<string, T>;

function byId<T extends { id: string }>(entries: readonly T[]): ById<T> {
  return new Map(entries.map((entry) => [entry.id, entry]));
}

function byKey<T>(entries: Readonly<Record<string, T>>): ById<T> {
  return new Map(Object.entries(entries));
}

/** The file of each collection, as editors know it. */
export const collectionFiles: Record<CollectionName, string> = {
  assistants: 'content/data/assistants.yaml',
  portraits: 'content/data/assistants.yaml',
  people: 'content/data/people.yaml',
  testimonials: 'content/data/testimonials.yaml',
  packages: 'content/data/packages.yaml',
  'feature-lists': 'content/data/feature-lists.yaml',
  products: 'supabase/functions/_shared/products.json',
};

/** The entities of each collection by id. */
export const collections: {
  [C in CollectionName]: (read: ReadSource) => Promise<ById<Entities[C]>>;
} = {
  assistants: async (read) => byId(await read('assistants')),
  portraits: async (read) => {
    const entries = await read('assistants');
    return new Map(
      entries.map(({ id, name, image }) => [id, { id, name, image, guided: guidedOffer(id) }]),
    );
  },
  people: async (read) => {
    const entries = await read('people');
    return byId(entries.map(({ description: _description, ...person }) => person));
  },
  // Who released a quote concerns the owner only.
  testimonials: async (read) => {
    const entries = await read('testimonials');
    return byId(
      entries.map(({ id, quote, person, business, releasedOn }) => ({
        id,
        quote,
        person,
        business,
        releasedOn,
      })),
    );
  },
  packages: async (read) => byKey(await read('packages')),
  'feature-lists': async (read) => byKey(await read('feature-lists')),
  products: async (read) => {
    const entries = Object.entries(await read('products'));
    return new Map(entries.map(([key, product]) => [key, { key, ...product }]));
  },
};
