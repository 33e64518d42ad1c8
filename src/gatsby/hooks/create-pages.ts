import { resolve } from 'node:path';
import type { CreatePagesArgs, GatsbyNode } from 'gatsby';
import type { SectionKind } from '../../sections/catalogue';
import { templateFor } from '../read/template-for';
import { isCheckedCopy } from '../read/content-root';
import { codePages } from '../read/routes';
import { createBlogPages } from './create-blog-pages';
import { tellFindings } from './tell-findings';

type Pages = {
  allLandingPage: { nodes: { route: string; kinds: SectionKind[]; parent: object | null }[] };
  legal: { nodes: { id: string; route: string }[] };
};

const template = (name: string) => resolve(`src/templates/${name}.tsx`);

/**
 * Creates every route. Stops the build with all problems of the content at once; the preview reads a
 * copy that has been checked.
 */
export const createPages: GatsbyNode['createPages'] = async (args) => {
  if (!isCheckedCopy()) await tellFindings(args.reporter);
  await createAll(args);
};

/**
 * One page for each file of content/pages, each post and each legal text, and the pages from code.
 */
async function createAll(args: CreatePagesArgs): Promise<void> {
  const { actions, graphql } = args;
  const { data: pages } = await graphql<Pages>(`
    query {
      allLandingPage {
        nodes {
          route
          kinds
          parent {
            id
          }
        }
      }
      legal: allMdx(filter: { internal: { contentFilePath: { regex: "//content/legal//" } } }) {
        nodes {
          id
          route
        }
      }
    }
  `);
  for (const { route, kinds, parent } of pages?.allLandingPage.nodes ?? []) {
    // In the preview a page outlives its file, unless Gatsby knew them as parent and child: then
    // every change of a file would delete its page first.
    if (!parent) continue;
    const name = templateFor(kinds);
    // The check has named a page without one.
    if (name) actions.createPage({ path: route, component: template(name), context: { route } });
  }
  await createBlogPages(args);
  for (const { id, route } of pages?.legal.nodes ?? [])
    actions.createPage({ path: route, component: template('legal-page'), context: { id } });
  actions.createPage({ path: codePages.search, component: template('search-page'), context: {} });
  for (const path of [codePages.notFound, codePages.postNotFound]) {
    actions.createPage({ path, component: template('not-found'), context: {} });
  }
}
