import { z } from 'zod';
import { action, plainText, richText, seo, slug } from '../primitives';
import { chat } from '../vignettes/conversations';

/** content/data/blog.yaml: words of the blog's own pages. */
export const blogText = z.strictObject({
  overview: z.strictObject({
    seo,
    hero: z.strictObject({ eyebrow: plainText, heading: plainText, lead: richText }),
    closing: z.strictObject({
      heading: plainText,
      text: richText,
      actions: z.array(action).min(1).max(2),
    }),
  }),
  post: z.strictObject({
    back: plainText,
    contents: plainText,
    others: plainText,
    closing: z.strictObject({ heading: plainText, text: plainText, action }),
  }),
});
export type BlogText = z.output<typeof blogText>;

/** content/data/conversations.yaml: chats that posts show with `<Gespraech name="…" />`. */
export const conversations = z.record(slug, chat);

/** content/data/search.yaml: words of the search page and of the field on the not-found pages. */
export const searchText = z.strictObject({
  seo,
  heading: plainText,
  lead: plainText,
  field: plainText,
  button: plainText,
  needsScript: plainText.describe('Steht über der Liste, wo im Browser kein JavaScript läuft'),
  failed: plainText.describe('Steht da, wenn die Suche nicht geladen werden konnte'),
  pages: plainText,
  posts: plainText,
  allPosts: plainText,
  legal: plainText,
});
export type SearchText = z.output<typeof searchText>;

/** content/data/not-found.yaml: words of the not-found pages. */
export const notFoundText = z.strictObject({
  seo,
  heading: plainText,
  text: plainText,
  ways: z.array(action).min(1),
  post: z.strictObject({ seo, heading: plainText, text: plainText }),
});
export type NotFoundText = z.output<typeof notFoundText>;
