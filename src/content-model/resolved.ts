import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { z } from 'zod';
import type { GuidedOffer } from './guided';
import type { PayableProducts } from './payable-products';
import type {
  CollectionName,
  EntityReference,
  FileReference,
  GuidedReference,
  ImageReference,
  StaticReference,
} from './references';
import type { DataReference, SourceName, Sources } from './sources';

type Assistants = Sources['assistants'][number];

/** What a reference to each collection leads to; references inside it are resolved as well. */
export type Entities = {
  assistants: Assistants;
  portraits: Pick<Assistants, 'id' | 'name' | 'image'> & { guided: GuidedOffer | undefined };
  people: Omit<Sources['people'][number], 'description'>;
  testimonials: Omit<Sources['testimonials'][number], 'releasedBy'>;
  packages: Sources['packages'][string];
  'feature-lists': Sources['feature-lists'][string];
  products: PayableProducts[string] & { key: string };
};

/** Validated content with every reference replaced by what it leads to. */
export type Resolved<T> =
  T extends EntityReference<infer C extends CollectionName>
    ? Resolved<Entities[C]>
    : T extends DataReference<infer N extends SourceName>
      ? Resolved<Sources[N]>
      : T extends GuidedReference
        ? GuidedOffer
        : T extends FileReference | StaticReference
          ? string
          : T extends ImageReference
            ? IGatsbyImageData
            : T extends string | number | boolean | undefined
              ? T
              : { [K in keyof T]: Resolved<T[K]> };

/** Place of a section: its page, and where on it. */
export type SectionPosition = { route: string; index: number; total: number };

/** Props of the component that draws a section of a schema. */
export type SectionProps<S extends z.ZodType> = {
  section: Resolved<z.output<S>>;
  position: SectionPosition;
};

/** Props of the component of a section whose content the build computes with its `derive`. */
export type DerivedProps<D extends (...args: never[]) => unknown> = {
  section: Awaited<ReturnType<D>>;
  position: SectionPosition;
};
