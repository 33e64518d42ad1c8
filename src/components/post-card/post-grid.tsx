import type { PostTeaser } from '../../content-model/post-teaser';
import { PostCard } from './post-card';
import * as styles from './post-card.module.css';

type PostGridProps = { posts: readonly PostTeaser[]; level?: 2 | 3 };

/** Posts side by side, on phones below each other. `level` is that of their headings. */
export function PostGrid({ posts, level = 3 }: PostGridProps) {
  return (
    <div className={styles.grid}>
      {posts.map((post) => (
        <PostCard key={post.path} post={post} level={level} />
      ))}
    </div>
  );
}
