import { searchPage } from '../../../src/config/search-page';

/**
 * Route of a file below content/pages: `index.yaml` is /, `services/ki-rag-systeme.yaml` is
 * /services/ki-rag-systeme.
 */
export function routeOfPage(relativePath: string): string {
  const path = `/${relativePath.replace(/\.yaml$/, '')}`;
  return path === '/index' ? '/' : path.replace(/\/index$/, '');
}

/** Route of a post, from its file `<slug>/index.mdx`. */
export const routeOfPost = (relativePath: string): string =>
  `/blog/${relativePath.replace(/\/index\.mdx$/, '')}`;

/** Route of a legal text, from its file `<name>.mdx`. */
const routeOfLegal = (relativePath: string): string => `/${relativePath.replace(/\.mdx$/, '')}`;

/**
 * Route of an MDX file by its place below content/.
 * @param path path of the file, absolute or not
 */
export function routeOfText(path: string): string {
  const [, collection, relativePath = ''] =
    /content\/(blog|legal)\/(.+)$/.exec(path.replaceAll('\\', '/')) ?? [];
  return collection === 'blog' ? routeOfPost(relativePath) : routeOfLegal(relativePath);
}

/** How many posts an overview page of the blog shows. */
const postsPerPage = 12;

/**
 * The pages of a list of posts: each with its route, the posts it shows, and the pages beside it.
 * @param posts how many there are
 */
export function overviewPages(posts: number) {
  const routeOfOverview = (page: number): string =>
    page === 1 ? codePages.blog : `${codePages.blog}/seite/${page}`;
  const count = Math.max(1, Math.ceil(posts / postsPerPage));
  return Array.from({ length: count }, (_, before) => ({
    route: routeOfOverview(before + 1),
    page: before + 1,
    limit: postsPerPage,
    skip: before * postsPerPage,
    newer: before > 0 ? routeOfOverview(before) : undefined,
    older: before + 1 < count ? routeOfOverview(before + 2) : undefined,
  }));
}

/** Pages that come from code, not from a content file. */
export const codePages = {
  blog: '/blog',
  search: searchPage.path,
  notFound: '/404.html',
  postNotFound: '/blog/404.html',
  /** In development only: every kind of section. */
  kinds: '/abschnitte',
} as const;

/** Pages that code leads to; without them paying, signing in or asking would end nowhere. */
export const requiredRoutes: Readonly<Record<string, { file: string; why: string }>> = {
  '/': { file: 'content/pages/index.yaml', why: 'sie ist die Startseite' },
  '/success': { file: 'content/pages/success.yaml', why: 'hierher führt die Bezahlung' },
  '/auth/callback': {
    file: 'content/pages/auth/callback.yaml',
    why: 'hierher führen die Links der Konto-E-Mails',
  },
  '/kontaktinformationen': {
    file: 'content/pages/kontaktinformationen.yaml',
    why: 'Knöpfe und Formulare führen hierher',
  },
  '/trial': { file: 'content/pages/trial.yaml', why: 'hierher führt „Demo anfordern“' },
  '/datenschutz': {
    file: 'content/legal/datenschutz.mdx',
    why: 'Formulare und Cookie-Hinweis verweisen darauf',
  },
  '/impressum': { file: 'content/legal/impressum.mdx', why: 'das Gesetz verlangt es' },
};
