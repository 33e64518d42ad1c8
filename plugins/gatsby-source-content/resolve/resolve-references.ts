import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { Reference } from '../../../src/content-model/sources';
import type { Resolved } from '../../../src/content-model/resolved';
import { type ReadSource, collections } from './collections';
import { guidedOffer } from '../read/guided';
import { mapReferences } from './map-references';

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
