import { MoreLink } from '../../components/button/button';
import { PostCard } from '../../components/post-card/post-card';
import { Section } from '../../components/section/section';
import type { DerivedProps } from '../../content-model/resolved';
import type { deriveLatestPosts } from './derive';
import * as styles from '../../components/post-card/post-card.module.css';

type LatestPostsProps = DerivedProps<typeof deriveLatestPosts>;

/** The newest posts with their covers, and the way to all of them. */
export function LatestPosts({ section, position }: LatestPostsProps) {
  return (
    <Section head={section} position={position} aside={<MoreLink {...section.link} />}>
      <div className={styles.grid}>
        {section.posts.map((post) => (
          <PostCard key={post.path} post={post} />
        ))}
      </div>
    </Section>
  );
}
