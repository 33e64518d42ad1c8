import { Link, type PageProps, graphql } from 'gatsby';
import { Seo } from '../components/seo';
import { Still } from '../components/still/still';
import { searchPage } from '../config/search-page';
import type { SearchText } from '../content-model/data';
import type { Seo as SeoData } from '../content-model/primitives';
import { SiteSearch } from '../features/search/site-search';
import { pageName } from '../lib/page-name';
import * as styles from './search-page.module.css';

type Text = { route: string; frontmatter: { title: string } };

type SearchPageData = {
  search: { data: SearchText };
  pages: { nodes: { route: string; seo: SeoData }[] };
  posts: { nodes: Text[]; totalCount: number };
  legal: { nodes: Text[] };
};

type Entry = { name: string; to: string };

/** The search, and a list of all pages for browsing and for browsers without script. */
export default function SearchPage({ data }: PageProps<SearchPageData>) {
  const text = data.search.data;
  return (
    <div className={`wrap ${styles.page}`}>
      <Seo {...text.seo} path={searchPage.path} />
      <h1>{text.heading}</h1>
      <p className={styles.lead}>{text.lead}</p>
      <SiteSearch text={text} />
      <Still route={searchPage.path} place="lists">
        {BuiltLists && <BuiltLists {...data} />}
      </Still>
    </div>
  );
}

function Lists({ search, pages, posts, legal }: SearchPageData) {
  const text = search.data;
  const rest = posts.totalCount > posts.nodes.length ? [{ name: text.allPosts, to: '/blog' }] : [];
  return (
    <>
      <List
        heading={text.pages}
        entries={pages.nodes.map(({ route, seo }) => ({ name: pageName(seo.title), to: route }))}
      />
      <List heading={text.posts} entries={[...posts.nodes.map(entryOf), ...rest]} />
      <List heading={text.legal} entries={legal.nodes.map(entryOf)} />
    </>
  );
}

/** The lists are drawn by the build; the browser has only the words of the search. */
const BuiltLists = process.env.BUILD_STAGE === 'build-javascript' ? undefined : Lists;

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

export const query = graphql`
  query SearchPage {
    search: contentData(name: { eq: "search" }) {
      data
    }
    pages: allLandingPage(filter: { indexed: { eq: true } }, sort: { route: ASC }) {
      nodes {
        route
        seo {
          title
          description
        }
      }
    }
    posts: allMdx(
      filter: { internal: { contentFilePath: { regex: "//content/blog//" } } }
      sort: { frontmatter: { date: DESC } }
      limit: 200
    ) {
      totalCount
      nodes {
        route
        frontmatter {
          title
        }
      }
    }
    legal: allMdx(
      filter: { internal: { contentFilePath: { regex: "//content/legal//" } } }
      sort: { frontmatter: { title: ASC } }
    ) {
      nodes {
        route
        frontmatter {
          title
        }
      }
    }
  }
`;
