import type { Author } from '../../content-model/data';
import { RichText } from '../rich-text';
import * as styles from './author-box.module.css';

/** Who answers for a post, and how to object. */
export function AuthorBox({ author }: { author: Author }) {
  return (
    <div className={styles.author}>
      <img src="/favicon.svg" alt="" width="48" height="48" loading="lazy" />
      <div>
        <p>
          <strong>{author.name}</strong>, {author.role}
        </p>
        <RichText html={author.text} />
      </div>
    </div>
  );
}
