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
export const routeOfLegal = (relativePath: string): string =>
  `/${relativePath.replace(/\.mdx$/, '')}`;

/**
 * Route of an MDX file by its place below content/.
 * @param path path of the file, absolute or not
 */
export function routeOfText(path: string): string {
  const [, collection, relativePath = ''] =
    /content\/(blog|legal)\/(.+)$/.exec(path.replaceAll('\\', '/')) ?? [];
  return collection === 'blog' ? routeOfPost(relativePath) : routeOfLegal(relativePath);
}

/** Route of a file of content/pages, content/blog or content/legal. */
export const routeOfFile = (file: string): string =>
  file.startsWith('content/pages/')
    ? routeOfPage(file.slice('content/pages/'.length))
    : routeOfText(file);

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
} as const;

/** Pages that code leads to; without them paying, signing in or asking would end nowhere. */
const requiredFiles = {
  'content/pages/index.yaml': 'sie ist die Startseite',
  'content/pages/success.yaml': 'hierher führt die Bezahlung',
  'content/pages/auth/callback.yaml': 'hierher führen die Links der Konto-E-Mails',
  'content/pages/kontaktinformationen.yaml': 'Knöpfe und Formulare führen hierher',
  'content/pages/trial.yaml': 'hierher führt „Demo anfordern“',
  'content/legal/datenschutz.mdx': 'Formulare und Cookie-Hinweis verweisen darauf',
  'content/legal/impressum.mdx': 'das Gesetz verlangt es',
};

/** The same by route. */
export const requiredRoutes: Readonly<Record<string, { file: string; why: string }>> =
  Object.fromEntries(
    Object.entries(requiredFiles).map(([file, why]) => [routeOfFile(file), { file, why }]),
  );
