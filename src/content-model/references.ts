import { z } from 'zod';
import { imageFile, plainText } from './primitives';

/**
 * Entities that other content names by id; plugins/gatsby-source-content/resolve/collections.ts knows where each is
 * kept.
 */
export type CollectionName =
  | 'assistants'
  | 'portraits'
  | 'people'
  | 'testimonials'
  | 'packages'
  | 'feature-lists'
  | 'products';

/**
 * An entity named by id. Validated files hold it as an object, so that one walker finds them all.
 */
export type EntityReference<C extends CollectionName> = {
  $ref: 'entity';
  collection: C;
  id: string;
};
/** A file below content/images, wanted as its public address. */
export type FileReference = { $ref: 'file'; file: string };
/** A picture below content/images, wanted in responsive sizes; `width` in CSS pixels. */
export type ImageReference = { $ref: 'image'; file: string; width: number };
/** A file below static/, which is served as it is. */
export type StaticReference = { $ref: 'static'; address: string };

/** A conversation in content/guided; whoever names it gets what a page offers of it. */
export type GuidedReference = { $ref: 'guided'; id: string };

/** Id of an entity; the section gets the entity. */
export const reference = <C extends CollectionName>(collection: C) =>
  plainText
    .transform((id): EntityReference<C> => ({ $ref: 'entity', collection, id }))
    .meta({ choices: collection });

/** A picture that editors choose and upload; its name below content/images. */
const chosenImage = <R>(referenceTo: (file: string) => R) =>
  imageFile
    .transform((file) => referenceTo(file.replace(/^\//, '')))
    .meta({ picture: 'content/images' });

/** Name of a picture file in content/images; the section gets its address. */
export const imageAddress = chosenImage((file): FileReference => ({ $ref: 'file', file }));

/** Name of a picture file in content/images; the section gets it in responsive sizes. */
export const responsiveImage = (width: number) =>
  chosenImage((file): ImageReference => ({ $ref: 'image', file, width }));

/**
 * Address of a file below static/.
 * @param extensions what it may end in, without the dot
 */
export const staticFile = (extensions: readonly string[], error: string) =>
  z
    .string()
    .regex(new RegExp(String.raw`^/[a-z0-9/-]+\.(${extensions.join('|')})$`), { error })
    .transform((address): StaticReference => ({ $ref: 'static', address }));

/** Name of a file in content/guided, without its extension; "luigi.allergy" begins with a button of it. */
export const guidedId = plainText
  .transform((id): GuidedReference => ({ $ref: 'guided', id }))
  .meta({ choices: 'guided' });
