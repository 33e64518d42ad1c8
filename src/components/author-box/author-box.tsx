import { Link } from 'gatsby';
import type { InlineHtml } from '../../content-model/primitives';
import { Fact } from '../fact/fact';
import { type Human, Person } from '../person/person';
import { RichText } from '../rich-text';
import * as styles from './author-box.module.css';

type AuthorBoxProps = {
  author: Human;
  /** Of the list of the author's posts. */
  path: string;
  /** How to object. */
  text: InlineHtml;
};

/** Who answers for a post, and how to object. */
export function AuthorBox({ author, path, text }: AuthorBoxProps) {
  return (
    <div className={styles.author}>
      <Person
        brief
        person={author}
        name={
          <Link to={path} className={styles.name}>
            <Fact text={author.name} />
          </Link>
        }
      >
        <RichText html={text} className={styles.text} />
      </Person>
    </div>
  );
}
