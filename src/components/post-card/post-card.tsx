import { Link } from 'gatsby';
import type { PostTeaser } from '../../content-model/post-teaser';
import { Picture } from '../picture/picture';
import { readingTimeText } from './messages';
import * as styles from './post-card.module.css';

type PostCardProps = { post: PostTeaser; level: 2 | 3; eager: boolean };

/**
 * A post as one link: cover, category, reading time, title, excerpt.
 * @param level of the heading, by its place on the page
 * @param eager whether visitors may see its cover first
 */
export function PostCard({ post, level, eager }: PostCardProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article>
      <Link to={post.path} className={styles.card}>
        <Picture image={post.cover.image} alt="" className={styles.cover} eager={eager} />
        <p className={styles.meta}>
          <strong>{post.category}</strong>
          <span>
            {post.date}, {readingTimeText(post.readTime)}
          </span>
        </p>
        <Heading className={styles.title}>{post.title}</Heading>
        <p className={styles.excerpt}>{post.excerpt}</p>
      </Link>
    </article>
  );
}
