import { Link } from 'gatsby';
import { PostGrid } from '../components/post-card/post-grid';
import type { BlogText } from '../content-model/data';
import type { PostTeaser } from '../content-model/post-teaser';
import { overviewWords } from './messages';
import * as styles from './post-further.module.css';

/** Another post, by its title. */
export type PostLink = { route: string; frontmatter: { title: string } };

type PostFurtherProps = {
  words: BlogText['post'];
  related: readonly PostTeaser[];
  newer: PostLink | null;
  older: PostLink | null;
};

/**
 * Below a post: two about the same subject, and the ones published before and after it, unless they
 * are among those.
 */
export function PostFurther({ words, related, newer, older }: PostFurtherProps) {
  const unseen = (post: PostLink | null) =>
    related.some(({ path }) => path === post?.route) ? null : post;
  const [before, after] = [unseen(older), unseen(newer)];
  return (
    <div className={`wrap no-print ${styles.further}`}>
      <p>
        <Link to="/blog" className={styles.back}>
          ← {words.back}
        </Link>
      </p>
      {related.length > 0 && (
        <section aria-labelledby="related">
          <h2 id="related">{words.related}</h2>
          <PostGrid posts={related} />
        </section>
      )}
      {(after ?? before) && (
        <nav className={styles.beside} aria-label={overviewWords.pages}>
          {after && <Beside rel="prev" label={words.newer} post={after} />}
          {before && <Beside rel="next" label={words.older} post={before} />}
        </nav>
      )}
    </div>
  );
}

type BesideProps = { rel: 'prev' | 'next'; label: string; post: PostLink };

function Beside({ rel, label, post }: BesideProps) {
  return (
    <Link to={post.route} rel={rel}>
      <small>{label}</small>
      {post.frontmatter.title}
    </Link>
  );
}
