import { z } from 'zod';
import { action, description, plainText, richText, seo, slug } from '../primitives';
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
    related: plainText,
    newer: plainText,
    older: plainText,
    closing: z.strictObject({ heading: plainText, text: plainText, action }),
    offer: z
      .strictObject({ text: plainText, action })
      .describe('Groß im Schluss eines Beitrags: was Leser mitbringen und bekommen'),
  }),
  author: z.strictObject({
    eyebrow: plainText,
    text: richText.describe('Unter jedem Beitrag und auf der Seite einer Person'),
  }),
  category: z
    .strictObject({ eyebrow: plainText, lead: richText })
    .describe('Liste der Beiträge zu einem Thema'),
});
export type BlogText = z.output<typeof blogText>;

/** content/data/categories.yaml: what posts are about. */
export const categories = z
  .array(z.strictObject({ id: slug, name: plainText, description }))
  .min(1)
  .describe('Themen: category und tags der Beiträge; ab zwei verwendeten bekommt jedes eine Seite');
export type Category = z.output<typeof categories>[number];

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
