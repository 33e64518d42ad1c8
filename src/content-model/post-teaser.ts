import type { IGatsbyImageData } from 'gatsby-plugin-image';

/** What an overview needs of a post. */
export type PostTeaser = {
  path: string;
  title: string;
  excerpt: string;
  category: string;
  /** "8 min" */
  readTime: string;
  /** German text, "2. Oktober 2025" */
  date: string;
  cover: { image: IGatsbyImageData; alt: string };
};
