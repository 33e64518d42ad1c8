import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { Sources } from './sources';
import type { Resolved } from './resolved';

/** A text that a component puts into another one, or a link when `href` is set. */
export type Insertion = { text: string; href?: string };

/** What the privacy policy says of a third party. */
export type ThirdPartyFacts = { name: string; facts: ({ label: string } & Insertion)[] };

/** A picture of a text: in responsive sizes, or a drawing with its size. */
export type TextPicture = IGatsbyImageData | { src: string; width: number; height: number };

/** What the components of a post or legal text put in, as far as this text names it. */
export type TextInsertions = {
  /** By the value of `name` or `paket`. */
  texts: Record<string, Insertion>;
  /** Null for a third party that this build does not use. */
  parties: Record<string, ThirdPartyFacts | null>;
  conversations: Record<string, Resolved<Sources['conversations'][string]>>;
  pictures: Record<string, TextPicture>;
};
