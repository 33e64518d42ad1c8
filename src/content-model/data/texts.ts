import { z } from 'zod';
import { action, seo, text } from '../primitives';
import { closing, plainHero } from '../sections/shared';

/** content/data/blog.yaml: words of the blog's own pages. */
export const blogText = z.strictObject({
  overview: z.strictObject({ seo, hero: plainHero, closing }),
  post: z.strictObject({
    back: text,
    contents: text,
    closing: z.strictObject({ heading: text, text, action }),
  }),
});
export type BlogText = z.output<typeof blogText>;

/** content/data/not-found.yaml: words of the not-found pages. */
export const notFoundText = z.strictObject({
  seo,
  heading: text,
  text,
  ways: z.array(action).min(1),
  post: z.strictObject({ seo, heading: text, text }),
});
export type NotFoundText = z.output<typeof notFoundText>;
