import { Link, type PageProps } from 'gatsby';
import { Seo } from '../components/seo';
import { searchPage } from '../config/search-page';
import type { SearchText } from '../content-model/data';
import { SearchBox } from '../features/search/search-box';
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

function SearchAndLists({ data }: PageProps<SearchPageData>) {
  const { search, pages, posts, legal } = data;
  const text = search.data;
  const rest = posts.totalCount > posts.nodes.length ? [{ name: text.allPosts, to: '/blog' }] : [];
  return (
    <div className={`wrap ${styles.page}`}>
      <Seo {...text.seo} path={searchPage.path} />
      <h1>{text.heading}</h1>
      <p className={styles.lead}>{text.lead}</p>
      <SearchBox />
      <noscript>
        <p>{text.needsScript}</p>
      </noscript>
      <List
        heading={text.pages}
        entries={pages.nodes.map(({ route, title }) => ({ name: pageName(title), to: route }))}
      />
      <List heading={text.posts} entries={[...posts.nodes.map(entryOf), ...rest]} />
      <List heading={text.legal} entries={legal.nodes.map(entryOf)} />
    </div>
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

export const Page = buildOnly(SearchAndLists);
