import { Link } from 'gatsby';
import type { PostTeaser } from '../../content-model/post-teaser';
import { Picture } from '../picture/picture';
import { readingTimeText } from './messages';
import { TitleParts } from './title-parts';
import * as styles from './post-card.module.css';

type PostCardProps = {
  post: PostTeaser;
  level: 2 | 3;
  eager: boolean;
  sorted: boolean;
};

/**
 * A post as one link: cover, when it appeared, reading time, title, excerpt.
 * @param level of the heading, by its place on the page
 * @param eager whether visitors may see its cover first
 * @param sorted whether it says what it is about
 */
export function PostCard({ post, level, eager, sorted }: PostCardProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article>
      <Link to={post.path} className={styles.card}>
        <Picture image={post.cover.image} alt="" className={styles.cover} eager={eager} />
        <p className={styles.meta}>
          {sorted && <strong>{post.category}</strong>}
          <span>{post.date}</span>
          <span>{readingTimeText(post.readTime)}</span>
        </p>
        <Heading className={styles.title}>
          <TitleParts title={post.title} />
        </Heading>
        <p className={styles.excerpt}>{post.excerpt}</p>
      </Link>
    </article>
  );
}
