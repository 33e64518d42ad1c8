import { MoreLink } from '../../components/button/button';
import { PostGrid } from '../../components/post-card/post-grid';
import { Section } from '../../components/section/section';
import type { SectionOf, SectionPosition } from '../../content-model/resolved';

type LatestPostsProps = { section: SectionOf<'latest-posts'>; position: SectionPosition };

/** The newest posts with their covers, and the way to all of them. */
export function LatestPosts({ section, position }: LatestPostsProps) {
  return (
    <Section head={section} position={position} aside={<MoreLink {...section.link} />}>
      <PostGrid posts={section.posts} />
    </Section>
  );
}
