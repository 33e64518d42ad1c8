import { Link } from 'gatsby';
import type { SearchText } from '../content-model/data';
import { pageName } from '../lib/page-name';
import { buildOnly } from '../lib/build-only';
import * as styles from './search.module.css';

type Text = { route: string; frontmatter: { title: string } };

export type SearchPageData = {
  search: { data: SearchText };
  pages: { nodes: { route: string; title: string }[] };
  posts: { nodes: Text[]; totalCount: number };
  legal: { nodes: Text[] };
};

type Entry = { name: string; to: string };

function Lists({ search, pages, posts, legal }: SearchPageData) {
  const text = search.data;
  const rest = posts.totalCount > posts.nodes.length ? [{ name: text.allPosts, to: '/blog' }] : [];
  return (
    <>
      <noscript>
        <p>{text.needsScript}</p>
      </noscript>
      <List
        heading={text.pages}
        entries={pages.nodes.map(({ route, title }) => ({ name: pageName(title), to: route }))}
      />
      <List heading={text.posts} entries={[...posts.nodes.map(entryOf), ...rest]} />
      <List heading={text.legal} entries={legal.nodes.map(entryOf)} />
    </>
  );
}

const entryOf = ({ route, frontmatter }: Text): Entry => ({ name: frontmatter.title, to: route });

function List({ heading, entries }: { heading: string; entries: readonly Entry[] }) {
  return (
    <section className={styles.list}>
      <h2>{heading}</h2>
      <ul>
        {entries.map(({ name, to }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const BuiltLists = buildOnly(Lists);
