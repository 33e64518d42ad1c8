import { Link } from 'gatsby';
import type { PostTeaser } from '../../content-model/post-teaser';
import { Picture } from '../picture/picture';
import { readingTimeText, updatedText } from './messages';
import * as styles from './post-card.module.css';

type PostCardProps = { post: PostTeaser; level: 2 | 3; eager: boolean; signed: boolean };

/**
 * A post as one link: cover, category, reading time, title, excerpt.
 * @param level of the heading, by its place on the page
 * @param eager whether visitors may see its cover first
 * @param signed whether it says who has written it, and when it was looked through last
 */
export function PostCard({ post, level, eager, signed }: PostCardProps) {
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
        {signed && (
          <p className={styles.signed}>
            {post.author}
            {post.updated && <span>{updatedText(post.updated)}</span>}
          </p>
        )}
      </Link>
    </article>
  );
}
