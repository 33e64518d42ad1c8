import { overviewPages } from './routes';

/** A post, as far as it decides which pages the blog has. */
export type BlogPost = { id: string; route: string };

/** How many other posts stand below each post. */
const recommended = 3;

/** Arguments of `createPage`, but for the template. */
type Page = { path: string; context: object };

/**
 * Which pages the blog has: one for each post, and a list of all, a dozen on each page. Every page
 * names the posts it shows by their ids, so that it changes only with them.
 * @param posts newest first
 */
export function blogPages(posts: readonly BlogPost[]): { posts: Page[]; lists: Page[] } {
  const ids = posts.map(({ id }) => id);
  return {
    posts: posts.map(({ id, route }) => {
      // The ones before it, so that a new post changes none of the old ones but the newest.
      const place = ids.indexOf(id);
      const others = [...ids.slice(place + 1), ...ids.slice(0, place).reverse()];
      return { path: route, context: { id, others: others.slice(0, recommended) } };
    }),
    lists: overviewPages(posts.length).map(({ skip, limit, ...page }) => ({
      path: page.route,
      context: { ...page, ids: ids.slice(skip, skip + limit) },
    })),
  };
}
