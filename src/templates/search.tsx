import { type PageProps, graphql } from 'gatsby';
import { SiteSearch } from '../features/search/site-search';
import { staticTemplate } from '../shell/static-template';
import { Page, type SearchPageData } from './search.build-only';

const StaticPage = staticTemplate(Page);

/** The search, and a list of all pages for browsing and for browsers without script. */
export default function SearchPage(props: PageProps<SearchPageData>) {
  return (
    <>
      <StaticPage {...props} />
      <SiteSearch text={props.data.search.data} />
    </>
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
