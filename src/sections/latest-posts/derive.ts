import type { BuildTools, SectionInput } from '../../content-model/build-tools';
import type { latestPosts } from './schema';

/** Adds the teasers of the newest posts. */
export async function deriveLatestPosts(
  section: SectionInput<typeof latestPosts>,
  tools: BuildTools,
) {
  return { ...section, posts: await tools.latestPosts(section.count) };
}
