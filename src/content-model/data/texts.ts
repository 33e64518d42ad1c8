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
    closing: z.strictObject({ heading: plainText, text: plainText, action }),
  }),
});
export type BlogText = z.output<typeof blogText>;

/** content/data/authors.yaml: who answers for a post. */
export const authors = z
  .array(z.strictObject({ id: slug, name: plainText, role: plainText, text: richText }))
  .min(1);
export type Author = z.output<typeof authors>[number];

/** content/data/conversations.yaml: chats that posts show with `<Gespraech name="…" />`. */
export const conversations = z.record(slug, chat);

/** content/data/not-found.yaml: words of the not-found pages. */
export const notFoundText = z.strictObject({
  seo,
  heading: plainText,
  text: plainText,
  ways: z.array(action).min(1),
  post: z.strictObject({ seo, heading: plainText, text: plainText }),
});
export type NotFoundText = z.output<typeof notFoundText>;
