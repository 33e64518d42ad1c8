import { Link } from 'gatsby';
import type { PostTeaser } from '../../content-model/post-teaser';
import { Fact } from '../fact/fact';
import { Picture } from '../picture/picture';
import { readingTimeText, updatedText } from './messages';
import { TitleParts } from './title-parts';
import * as styles from './post-card.module.css';

type PostCardProps = {
  post: PostTeaser;
  level: 2 | 3;
  eager: boolean;
  signed: boolean;
  sorted: boolean;
};

/**
 * A post as one link: cover, when it was looked through last, reading time, title, excerpt.
 * @param level of the heading, by its place on the page
 * @param eager whether visitors may see its cover first
 * @param signed whether it says who has written it
 * @param sorted whether it says what it is about
 */
export function PostCard({ post, level, eager, signed, sorted }: PostCardProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article>
      <Link to={post.path} className={styles.card}>
        <Picture image={post.cover.image} alt="" className={styles.cover} eager={eager} />
        <p className={styles.meta}>
          {sorted && <strong>{post.category}</strong>}
          <span>{post.updated === null ? post.date : updatedText(post.updated)}</span>
          <span>{readingTimeText(post.readTime)}</span>
        </p>
        <Heading className={styles.title}>
          <TitleParts title={post.title} />
        </Heading>
        <p className={styles.excerpt}>{post.excerpt}</p>
        {signed && (
          <p className={styles.signed}>
            <Fact text={post.author} />
          </p>
        )}
      </Link>
    </article>
  );
}
