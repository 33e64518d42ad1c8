import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { checkContent } from '../check/check-content';
import type { SectionKind } from '../../sections/catalogue';
import { templateFor } from '../read/template-for';
import { describeProblems, describeRemarks } from '../check/problems';
import { codePages, overviewPages, routeOfLegal, routeOfPost } from '../read/routes';

type Files = {
  allFile: { nodes: { id: string; relativePath: string; childMdx: { id: string } | null }[] };
};

type Pages = { allLandingPage: { nodes: { route: string; kinds: SectionKind[] }[] } };

const template = (name: string) => resolve(`src/templates/${name}.tsx`);

/**
 * Creates every route: one page for each file of content/pages, each post and each legal text, and
 * the pages from code. Stops the build with all problems of the content at once.
 */
export const createPages: GatsbyNode['createPages'] = async ({ actions, graphql, reporter }) => {
  const { problems, remarks } = await checkContent(process.cwd());
  if (problems.length > 0) reporter.panicOnBuild(describeProblems(problems));
  if (remarks.length > 0) reporter.warn(describeRemarks(remarks));

  const filesOf = async (collection: string, extension: string) => {
    const { data, errors } = await graphql<Files>(
      `
        query ($collection: String!, $extension: String!) {
          allFile(
            filter: { sourceInstanceName: { eq: $collection }, extension: { eq: $extension } }
          ) {
            nodes {
              relativePath
              childMdx {
                id
              }
            }
          }
        }
      `,
      { collection, extension },
    );
    if (data === undefined) throw new Error(String(errors));
    return data.allFile.nodes;
  };

  const { data: pages } = await graphql<Pages>(`
    query {
      allLandingPage {
        nodes {
          route
          kinds
        }
      }
    }
  `);
  for (const { route, kinds } of pages?.allLandingPage.nodes ?? []) {
    const name = templateFor(kinds);
    // The check has named a page without one.
    if (name) actions.createPage({ path: route, component: template(name), context: { route } });
  }
  const posts = await filesOf('blog', 'mdx');
  for (const { relativePath, childMdx } of posts) {
    actions.createPage({
      path: routeOfPost(relativePath),
      component: template('blog-post'),
      context: { id: childMdx?.id },
    });
  }
  for (const { relativePath, childMdx } of await filesOf('legal', 'mdx')) {
    actions.createPage({
      path: routeOfLegal(relativePath),
      component: template('legal-page'),
      context: { id: childMdx?.id },
    });
  }
  for (const context of overviewPages(posts.length)) {
    actions.createPage({ path: context.route, component: template('blog-index'), context });
  }
  for (const path of [codePages.notFound, codePages.postNotFound]) {
    actions.createPage({ path, component: template('not-found'), context: {} });
  }
};
