import { readFileSync } from 'node:fs';
import type { Category } from '../../../src/content-model/data';
import { relatedPosts } from './related-posts';
import { codePages, overviewPages, routeOfAuthor, routeOfCategory } from './routes';

/** A post, as far as it decides which pages the blog has. */
export type BlogPost = {
  id: string;
  route: string;
  internal: { contentFilePath: string };
  frontmatter: { author: string; category: string; tags: string[] | null };
};

/** How many other posts each post recommends. */
const recommended = 2;

/** Arguments of `createPage`, but for the template. */
type Page = { path: string; context: object };

/**
 * Which pages the blog has: one for each post, and lists of a dozen: all posts, those of each author,
 * and those of each category as soon as there are two. Every page names the posts it shows by their
 * ids, so that it changes only with them.
 * @param posts newest first
 */
export function blogPages(
  posts: readonly BlogPost[],
  named: readonly Category[],
): { posts: Page[]; lists: Page[] } {
  const categories = categoriesOf(posts, named);
  const texts = posts.map(({ internal }) => readFileSync(internal.contentFilePath, 'utf8'));
  const related = relatedPosts(texts, recommended);
  // An empty id finds nothing; without one the query would find any post.
  const idAt = (place: number): string => posts[place]?.id ?? '';
  const own = posts.map((post, place) => ({
    path: post.route,
    context: {
      id: post.id,
      newer: idAt(place - 1),
      older: idAt(place + 1),
      related: related[place]?.map(idAt),
      authorPath: routeOfAuthor(post.frontmatter.author),
      categories: categories
        .filter((category) => category.posts.has(post))
        .map((category) => ({ name: category.name, path: routeOfCategory(category.id) })),
    },
  }));
  const authors = [...new Set(posts.map((post) => post.frontmatter.author))];
  const lists = [
    ...listPages(codePages.blog, posts, {}),
    ...authors.flatMap((author) =>
      listPages(
        routeOfAuthor(author),
        posts.filter((post) => post.frontmatter.author === author),
        { author },
      ),
    ),
    ...categories.flatMap(({ id, posts: members }) =>
      listPages(routeOfCategory(id), [...members], { category: id }),
    ),
  ];
  return { posts: own, lists };
}

function listPages(base: string, listed: readonly BlogPost[], subject: object): Page[] {
  return overviewPages(listed.length, base).map(({ skip, limit, ...page }) => {
    const ids = listed.slice(skip, skip + limit).map(({ id }) => id);
    return { path: page.route, context: { ...page, ...subject, ids } };
  });
}

/** The categories that posts have, with their posts; none while all posts have the same one. */
function categoriesOf(posts: readonly BlogPost[], named: readonly Category[]) {
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
