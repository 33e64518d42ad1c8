import { Link } from 'gatsby';
import { readingTimeText, updatedText } from '../components/post-card/messages';
import * as styles from './post-meta.module.css';

/** What a post is about, with the list of all posts about it. */
export type PostCategory = { name: string; path: string };

type PostMetaProps = {
  post: {
    day: string;
    dateText: string;
    updatedText: string | null;
    text: { readTime: string };
    writer: { name: string };
    frontmatter: { category: string };
  };
  authorPath: string;
  /** Empty as long as all posts have the same one. */
  categories: readonly PostCategory[];
};

/** Line above a post's title: category, reading time, date and author. */
export function PostMeta({ post, authorPath, categories }: PostMetaProps) {
  return (
    <p className={styles.meta}>
      {categories.map(({ name, path }) => (
        <Link key={path} to={path} className={styles.category}>
          {name}
        </Link>
      ))}
      {categories.length === 0 && (
        <span className={styles.category}>{post.frontmatter.category}</span>
      )}
      <span>{readingTimeText(post.text.readTime)}</span>
      <time dateTime={post.day}>{post.dateText}</time>
      {post.updatedText && <span>{updatedText(post.updatedText)}</span>}
      <Link to={authorPath}>{post.writer.name}</Link>
    </p>
  );
}
