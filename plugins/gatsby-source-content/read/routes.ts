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

/** Pages that come from code, not from a content file. */
export const codePages = {
  blog: '/blog',
  search: searchPage.path,
  notFound: '/404.html',
  postNotFound: '/blog/404.html',
  /** In development only: every kind of section. */
  kinds: '/abschnitte',
} as const;

/** The files of pages that code leads to; without them paying, signing in or asking would end nowhere. */
export const requiredRoutes: Readonly<Record<string, string>> = {
  '/': 'content/pages/index.yaml',
  '/success': 'content/pages/success.yaml',
  '/auth/callback': 'content/pages/auth/callback.yaml',
  '/kontaktinformationen': 'content/pages/kontaktinformationen.yaml',
  '/trial': 'content/pages/trial.yaml',
  '/datenschutz': 'content/legal/datenschutz.mdx',
  '/impressum': 'content/legal/impressum.mdx',
};
