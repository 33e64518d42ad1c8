import { MoreLink } from '../../components/button/more-link';
import { PostGrid } from '../../components/post-card/post-grid';
import { Section } from '../../components/section/section';
import type { DerivedProps } from '../../content-model/resolved';
import type { deriveLatestPosts } from './derive';

type LatestPostsProps = DerivedProps<typeof deriveLatestPosts>;

/** The newest posts with their covers, and the way to all of them. */
export function LatestPosts({ section, position }: LatestPostsProps) {
  return (
    <Section head={section} position={position} aside={<MoreLink {...section.link} />}>
      <PostGrid posts={section.posts} rows />
    </Section>
  );
}
