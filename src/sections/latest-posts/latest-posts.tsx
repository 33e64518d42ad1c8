import { MoreLink } from '../../components/button/more-link';
import { PostGrid } from '../../components/post-card/post-grid';
import { Section } from '../../components/section/section';
import type { DerivedProps } from '../../content-model/resolved';
import type { deriveLatestPosts } from './derive';

/** The newest posts with their covers, and the way to all of them. */
export function LatestPosts({ section, position }: DerivedProps<typeof deriveLatestPosts>) {
  return (
    <Section head={section} position={position} aside={<MoreLink {...section.link} />}>
      <PostGrid posts={section.posts} rows />
    </Section>
  );
}
