import { type PageProps, graphql } from 'gatsby';
import { Seo } from '../components/seo';
import { StaticHtml } from '../components/static-html';
import { searchPage } from '../config/search-page';
import { SiteSearch } from '../features/search/site-search';
import { BuiltLists, type SearchPageData } from './search.build-only';
import * as styles from './search.module.css';

/** The search, and a list of all pages for browsing and for browsers without script. */
export default function SearchPage({ data }: PageProps<SearchPageData>) {
  const text = data.search.data;
  return (
    <div className={`wrap ${styles.page}`}>
      <Seo {...text.seo} path={searchPage.path} />
      <h1>{text.heading}</h1>
      <p className={styles.lead}>{text.lead}</p>
      <SiteSearch text={text} />
      <StaticHtml route={searchPage.path} place="lists">
        {BuiltLists && <BuiltLists {...data} />}
      </StaticHtml>
    </div>
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
        title
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
