import { codePages } from './routes';

/** How many posts a page of the list shows, and how many others stand below each post. */
const [postsPerPage, recommended] = [12, 3];

/**
 * Which pages the blog has, as arguments of `createPage`: one for each post, and a list of all, a dozen
 * on each page. Every page names the posts it shows by their ids, so that it changes only with them.
 * @param posts newest first
 */
export function blogPages(posts: readonly { id: string; route: string }[]) {
  const ids = posts.map(({ id }) => id);
  const count = Math.max(1, Math.ceil(ids.length / postsPerPage));
  const routeOfList = (page: number): string =>
    page === 1 ? codePages.blog : `${codePages.blog}/seite/${page}`;
  return {
    posts: posts.map(({ id, route }, place) => {
      // The ones before it, so that a new post changes none of the old ones but the newest.
      const others = [...ids.slice(place + 1), ...ids.slice(0, place).reverse()];
      return { path: route, context: { id, others: others.slice(0, recommended) } };
    }),
    lists: Array.from({ length: count }, (_, before) => {
      const [page, path] = [before + 1, routeOfList(before + 1)];
      const newer = before > 0 ? routeOfList(before) : undefined;
      const older = page < count ? routeOfList(page + 1) : undefined;
      const shown = ids.slice(before * postsPerPage, page * postsPerPage);
      return { path, context: { route: path, page, newer, older, ids: shown } };
    }),
  };
}
