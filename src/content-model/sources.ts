import { z } from 'zod';
import type { DataName, DataOf } from './data';
import type { PayableProducts } from './payable-products';
import type {
  CollectionName,
  GuidedReference,
  EntityReference,
  FileReference,
  ImageReference,
  StaticReference,
} from './references';

/** Content that references can lead to, by name: the data files and the payable products. */
export type Sources = { [N in DataName]: DataOf<N> } & { products: PayableProducts };
export type SourceName = keyof Sources;

/** A data file that a section shows without its author naming it. */
export type DataReference<N extends SourceName> = { $ref: 'data'; source: N };

export type Reference =
  | EntityReference<CollectionName>
  | DataReference<SourceName>
  | FileReference
  | ImageReference
  | StaticReference
  | GuidedReference;

/** A data file the section always shows, without its author naming it. */
export const dataFile = <N extends SourceName>(source: N) =>
  z
    .custom<DataReference<N>>(() => false, { error: 'dieses Feld füllt die Website selbst' })
    .default({ $ref: 'data', source });

/** Whether a piece of validated content is a reference. */
export function isReference(value: unknown): value is Reference {
  return typeof value === 'object' && value !== null && '$ref' in value;
}
