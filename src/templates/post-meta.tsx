import { isPlaceholder } from '../content-model/placeholders';
import { published, readingTimeText, updatedText } from '../components/post-card/messages';
import * as styles from './post-meta.module.css';

type PostMetaProps = {
  post: {
    day: string;
    dateText: string;
    updatedText: string | null;
    readTime: string;
    writer: { name: string };
  };
};

/** Below a post's title: when it appeared and was looked through, how long it takes, and who wrote it, once we know. */
export function PostMeta({ post }: PostMetaProps) {
  return (
    <p className={styles.meta}>
      <span>
        {published} <time dateTime={post.day}>{post.dateText}</time>
        {post.updatedText !== null && `, ${updatedText(post.updatedText)}`}
      </span>
      <span>{readingTimeText(post.readTime)}</span>
      {!isPlaceholder(post.writer.name) && <span>{post.writer.name}</span>}
    </p>
  );
}
