import { z } from 'zod';
import { action, plainText, richText, seo } from '../primitives';

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

/** content/data/not-found.yaml: words of the not-found pages. */
export const notFoundText = z.strictObject({
  seo,
  heading: plainText,
  text: plainText,
  ways: z.array(action).min(1),
  post: z.strictObject({ seo, heading: plainText, text: plainText }),
});
export type NotFoundText = z.output<typeof notFoundText>;
