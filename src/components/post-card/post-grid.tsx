import type { PostTeaser } from '../../content-model/post-teaser';
import { PostCard } from './post-card';
import * as styles from './post-card.module.css';

type PostGridProps = {
  posts: readonly PostTeaser[];
  /** Of their headings. */
  level?: 2 | 3;
  /** How many covers may be in the first window, where they must not wait for the scripts. */
  seenFirst?: number;
  /** Whether they are rows with a small cover at the left, on phones without excerpt. */
  rows?: boolean;
};

/** Posts side by side, on phones below each other. */
export function PostGrid(props: PostGridProps) {
  const { posts, level = 3, seenFirst = 0, rows = false } = props;
  // What all have in common tells none from another.
  const differ = posts.some(({ category }) => category !== posts[0]?.category);
  return (
    <div className={rows ? `${styles.grid} ${styles.rows}` : styles.grid}>
      {posts.map((post, index) => (
        <PostCard
          key={post.path}
          post={post}
          level={level}
          eager={index < seenFirst}
          sorted={differ}
        />
      ))}
    </div>
  );
}
