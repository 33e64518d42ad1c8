import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { guidedOffer } from '../read/guided';
import type { CollectionName } from '../../../src/content-model/references';
import type { Entities, Resolved } from '../../../src/content-model/resolved';
import {
  type Reference,
  type SourceName,
  type Sources,
  isReference,
} from '../../../src/content-model/sources';

/** Reads a data file as it was validated, references unresolved. */
export type ReadSource = <N extends SourceName>(name: N) => Promise<Sources[N]>;

type ById<T> = ReadonlyMap<string, T>;

const byId = <T extends { id: string }>(entries: readonly T[]): ById<T> =>
  new Map(entries.map((entry) => [entry.id, entry]));

const byKey = <T>(entries: Readonly<Record<string, T>>): ById<T> =>
  new Map(Object.entries(entries));

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
    // The conversation is read for the one portrait that is asked for.
    return byId(
      entries.map(({ id, name, image }) => ({
        ...{ id, name, image },
        get guided() {
          return guidedOffer(id);
        },
      })),
    );
  },
  people: async (read) => byId(await read('people')),
  // Who released a quote concerns the owner only.
  testimonials: async (read) => {
    const entries = await read('testimonials');
    return byId(entries.map(({ releasedBy: _releasedBy, ...said }) => said));
  },
  packages: async (read) => byKey(await read('packages')),
  'feature-lists': async (read) => byKey(await read('feature-lists')),
  products: async (read) => {
    const entries = Object.entries(await read('products'));
    return new Map(entries.map(([key, product]) => [key, { key, ...product }]));
  },
};

/** What takes a reference's place; `path` is where it was found. */
type Replace = (reference: Reference, path: readonly PropertyKey[]) => Promise<unknown>;

/**
 * The one walker over references: copies validated content with each reference replaced. The check
 * uses it to find them, the build to resolve them.
 * @param value validated content of any shape
 */
export async function mapReferences(
  value: unknown,
  replace: Replace,
  path: readonly PropertyKey[] = [],
): Promise<unknown> {
  if (isReference(value)) return replace(value, path);
  if (Array.isArray(value))
    return Promise.all(value.map((item, index) => mapReferences(item, replace, [...path, index])));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(
    async ([key, item]) => [key, await mapReferences(item, replace, [...path, key])] as const,
  );
  return Object.fromEntries(await Promise.all(fields));
}

/** What references lead to, served from the data layer. */
export type ReferenceTargets = {
  read: ReadSource;
  /** Public address of a file below content/images. */
  fileUrl(file: string): Promise<string>;
  /** Responsive sizes of a picture below content/images; `width` in CSS pixels. */
  picture(file: string, width: number): Promise<IGatsbyImageData>;
};

/**
 * Replaces every reference in validated content by what it leads to, also inside what it leads to.
 * @throws naming a missing entity; the content check reports the same earlier, in words for editors
 */
export async function resolveReferences<T>(
  value: T,
  targets: ReferenceTargets,
): Promise<Resolved<T>>;
export async function resolveReferences(
  value: unknown,
  targets: ReferenceTargets,
): Promise<unknown> {
  const resolve = async (reference: Reference): Promise<unknown> => {
    switch (reference.$ref) {
      case 'entity': {
        const entity = (await collections[reference.collection](targets.read)).get(reference.id);
        if (entity === undefined)
          throw new Error(`No "${reference.id}" in ${reference.collection}`);
        return mapReferences(entity, resolve);
      }
      case 'data':
        return mapReferences(await targets.read(reference.source), resolve);
      case 'file':
        return targets.fileUrl(reference.file);
      case 'image':
        return targets.picture(reference.file, reference.width);
      case 'static':
        return reference.address;
      case 'guided':
        return guidedOffer(reference.id);
    }
  };
  return mapReferences(value, resolve);
}
