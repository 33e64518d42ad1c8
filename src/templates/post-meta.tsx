import { Link } from 'gatsby';
import { Fact } from '../components/fact/fact';
import { published, readingTimeText, updatedText } from '../components/post-card/messages';
import * as styles from './post-meta.module.css';

/** What a post is about, with the list of all posts about it. */
export type PostCategory = { name: string; path: string };

type PostMetaProps = {
  post: {
    day: string;
    dateText: string;
    updatedText: string | null;
    readTime: string;
    writer: { name: string };
    frontmatter: { category: string };
  };
  authorPath: string;
  /** Empty as long as all posts have the same one. */
  categories: readonly PostCategory[];
};

/** Below a post's title: how new it is, how long it takes, and who has written it. */
export function PostMeta({ post, authorPath }: Omit<PostMetaProps, 'categories'>) {
  return (
    <p className={styles.meta}>
      <span>{post.updatedText === null ? post.dateText : updatedText(post.updatedText)}</span>
      <span>{readingTimeText(post.readTime)}</span>
      <Link to={authorPath}>
        <Fact text={post.writer.name} />
      </Link>
    </p>
  );
}

/** Below a post: what it is about, and when it has appeared. */
export function PostOrigin({ post, categories }: Omit<PostMetaProps, 'authorPath'>) {
  return (
    <p className={`${styles.meta} ${styles.origin}`}>
      {categories.map(({ name, path }) => (
        <Link key={path} to={path} className={styles.category}>
          {name}
        </Link>
      ))}
      {categories.length === 0 && (
        <span className={styles.category}>{post.frontmatter.category}</span>
      )}
      <span>
        {published} <time dateTime={post.day}>{post.dateText}</time>
      </span>
    </p>
  );
}
