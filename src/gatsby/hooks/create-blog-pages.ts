import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import type { Category } from '../../content-model/data';
import { relatedPosts } from '../read/related-posts';
import { codePages, overviewPages, routeOfAuthor, routeOfCategory } from '../read/routes';

type Post = {
  id: string;
  route: string;
  internal: { contentFilePath: string };
  frontmatter: { author: string; category: string; tags: string[] | null };
};

type Blog = { posts: { nodes: Post[] }; named: { data: Category[] } };

/** How many other posts each post recommends. */
const recommended = 2;

const postTemplate = resolve('src/templates/blog-post.tsx');
const listTemplate = resolve('src/templates/blog-index.tsx');

/**
 * Creates a page for each post, and lists of a dozen: all posts, those of each author, and those of
 * each category as soon as there are two.
 */
export async function createBlogPages({ actions, graphql }: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<Blog>(`
    query {
      posts: allMdx(
        filter: { internal: { contentFilePath: { regex: "//content/blog//" } } }
        sort: { frontmatter: { date: DESC } }
      ) {
        nodes {
          id
          route
          internal {
            contentFilePath
          }
          frontmatter {
            author
            category
            tags
          }
        }
      }
      named: contentData(name: { eq: "categories" }) {
        data
      }
    }
  `);
  if (data === undefined) throw new Error(String(errors));
  const posts = data.posts.nodes;
  const categories = categoriesOf(posts, data.named.data);
  const related = relatedPosts(textsOf(posts), recommended);
  posts.forEach((post, place) => {
    const { id, route, frontmatter } = post;
    // An empty id finds nothing; without one the query would find any post.
    const idAt = (other: number): string => posts[other]?.id ?? '';
    const context = {
      id,
      newer: idAt(place - 1),
      older: idAt(place + 1),
      related: related[place]?.map(idAt),
      authorPath: routeOfAuthor(frontmatter.author),
      categories: categories
        .filter((category) => category.posts.has(post))
        .map((category) => ({ name: category.name, path: routeOfCategory(category.id) })),
    };
    actions.createPage({ path: route, component: postTemplate, context });
  });
  const createLists = (base: string, listed: readonly Post[], subject: object): void => {
    for (const { skip, limit, ...page } of overviewPages(listed.length, base)) {
      const ids = listed.slice(skip, skip + limit).map(({ id }) => id);
      const context = { ...page, ...subject, ids };
      actions.createPage({ path: page.route, component: listTemplate, context });
    }
  };
  createLists(codePages.blog, posts, {});
  for (const author of new Set(posts.map((post) => post.frontmatter.author))) {
    const own = posts.filter((post) => post.frontmatter.author === author);
    createLists(routeOfAuthor(author), own, { author });
  }
  for (const { id, posts: own } of categories)
    createLists(routeOfCategory(id), [...own], { category: id });
}

/** The categories that posts have, with their posts; none while all posts have the same one. */
function categoriesOf(posts: readonly Post[], named: readonly Category[]) {
  const used = named
    .map(({ id, name }) => ({
      id,
      name,
      posts: new Set(
        posts.filter(({ frontmatter: { category, tags } }) =>
          [category, ...(tags ?? [])].includes(name),
        ),
      ),
    }))
    .filter((category) => category.posts.size > 0);
  return used.length > 1 ? used : [];
}

/** Reads one file after the other: all texts together would be too many to keep. */
function* textsOf(posts: readonly Post[]): Generator<string> {
  for (const { internal } of posts) yield readFileSync(internal.contentFilePath, 'utf8');
}
