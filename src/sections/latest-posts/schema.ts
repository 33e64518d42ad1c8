import { z } from 'zod';
import { action, sectionHead } from '../../content-model/primitives';

/** The newest posts of the blog. */
export const latestPosts = z.strictObject({
  kind: z.literal('latest-posts'),
  ...sectionHead,
  count: z.int().min(1).max(4),
  link: action,
});
