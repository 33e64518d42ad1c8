import { Link } from 'gatsby';
import type { Author } from '../../content-model/data';
import { RichText } from '../rich-text';
import * as styles from './author-box.module.css';

/**
 * Who answers for a post, and how to object.
 * @param path of the list of the author's posts
 */
export function AuthorBox({ author, path }: { author: Author; path: string }) {
  return (
    <div className={styles.author}>
      <img src="/favicon.svg" alt="" width="48" height="48" loading="lazy" />
      <div>
        <p>
          <Link to={path}>
            <strong>{author.name}</strong>
          </Link>
          , {author.role}
        </p>
        <RichText html={author.text} />
      </div>
    </div>
  );
}
