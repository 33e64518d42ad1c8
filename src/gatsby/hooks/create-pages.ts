import { resolve } from 'node:path';
import type { CreatePagesArgs, GatsbyNode } from 'gatsby';
import type { SectionKind } from '../../sections/catalogue';
import { templateFor } from '../read/template-for';
import { isCheckedCopy } from '../read/content-root';
import { manyTexts } from '../read/many-texts';
import { codePages } from '../read/routes';
import { createBlogPages } from './create-blog-pages';
import { tellFindings } from './tell-findings';
import { tidyUp } from './tidy-up';

type Pages = {
  allLandingPage: { nodes: { route: string; kinds: SectionKind[]; parent: object | null }[] };
  legal: { nodes: { id: string; route: string }[] };
};

const template = (name: string) => resolve(`src/templates/${name}.tsx`);

/**
 * Creates every route. Stops the build with all problems of the content at once. The preview hears of
 * them first; a build goes on while the content is checked, because webpack needs no content
 * (tell-findings.ts). With very many texts, the two together would take too much memory.
 */
export const createPages: GatsbyNode['createPages'] = async (args) => {
  const checked = isCheckedCopy() ? Promise.resolve() : tellFindings(args.reporter);
  const isBuild = process.env['gatsby_executing_command'] === 'build';
  const texts = args.getNodesByType('Mdx').length;
  if (!isBuild || texts > manyTexts) {
    await tidyUp();
    await checked;
  }
  try {
    await createAll(args);
  } catch (error) {
    // It may be the content's fault; the check says where.
    await checked;
    throw error;
  }
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
