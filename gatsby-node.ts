import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { missingVariables } from './src/config/variables';
import { blogPages, codePages } from './plugins/gatsby-source-content';

/** Says once per missing variable what the site does without it; a release refuses instead. */
export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }) => {
  for (const { name, effect, optional } of missingVariables(process.env)) {
    const text = `${name} fehlt: ${effect}`;
    if (optional) reporter.info(text);
    else reporter.warn(text);
  }
};

const template = (name: string): string => resolve(`src/templates/${name}.tsx`);

type Content = {
  pages: { nodes: { route: string; parent: object | null }[] };
  posts: { nodes: { id: string; route: string }[] };
  legal: { nodes: { id: string; route: string }[] };
};

/**
 * One page for each file of content/pages, for each post and each legal text, the lists of the blog,
 * and the pages that come from code. gatsby-source-content has checked all of it by then.
 */
export const createPages: GatsbyNode['createPages'] = async ({ actions, graphql }) => {
  const { data, errors } = await graphql<Content>(`
    query {
      pages: allLandingPage(sort: { route: ASC }) {
        nodes {
          route
          parent {
            id
          }
        }
      }
      posts: allMdx(
        filter: { internal: { contentFilePath: { regex: "//content/blog//" } } }
        sort: { frontmatter: { date: DESC } }
      ) {
        nodes {
          id
          route
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
  if (data === undefined) throw new Error(String(errors));
  const create = (name: string, path: string, context: object): void =>
    actions.createPage({ path, component: template(name), context });

  for (const { route, parent } of data.pages.nodes) {
    // In the preview a page outlives its file, unless Gatsby knew them as parent and child: then
    // every change of a file would delete its page first.
    if (parent) create('page', route, { route });
  }

  if (process.env.NODE_ENV === 'development')
    create('page', codePages.kinds, { route: codePages.kinds });

  const blog = blogPages(data.posts.nodes);
  for (const { path, context } of blog.posts) create('post', path, context);
  for (const { path, context } of blog.lists) create('post-list', path, context);

  for (const { id, route } of data.legal.nodes) create('legal', route, { id });
  create('search', codePages.search, {});
  for (const path of [codePages.notFound, codePages.postNotFound]) create('not-found', path, {});
};
