import { decoded } from '../gatsby-plugin-lean-pages';

/** The words of a piece of a finished document, without breaks that only layouts need. */
export const textOf = (html: string): string =>
  decoded(html.replace(/<[^>]*>|\u00ad|&shy;/g, '')).trim();
