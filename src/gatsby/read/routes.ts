/**
 * Route of a file below content/pages: `index.yaml` is /, `services/ki-rag-systeme.yaml` is
 * /services/ki-rag-systeme.
 */
export function routeOfPage(relativePath: string): string {
  const path = `/${relativePath.replace(/\.yaml$/, '')}`;
  return path === '/index' ? '/' : path.replace(/\/index$/, '');
}

/** Route of a post, from its file `<slug>/index.mdx`. */
export function routeOfPost(relativePath: string): string {
  return `/blog/${slugOfPost(relativePath)}`;
}

/** Id of a post: the name of its folder. */
export function slugOfPost(relativePath: string): string {
  return relativePath.replace(/\/index\.mdx$/, '');
}

/** Route of a legal text, from its file `<name>.mdx`. */
export function routeOfLegal(relativePath: string): string {
  return `/${relativePath.replace(/\.mdx$/, '')}`;
}

/**
 * Route of an MDX file by its place below content/.
 * @param path path of the file, absolute or not
 */
export function routeOfText(path: string): string {
  const [, collection, relativePath = ''] =
    /content\/(blog|legal)\/(.+)$/.exec(path.replaceAll('\\', '/')) ?? [];
  return collection === 'blog' ? routeOfPost(relativePath) : routeOfLegal(relativePath);
}

/** How many posts an overview page shows. */
export const postsPerPage = 12;

/** Route of an overview page of the blog, counted from 1. */
export function routeOfOverview(page: number): string {
  return page === 1 ? codePages.blog : `${codePages.blog}/seite/${page}`;
}

/** Pages that come from code, not from a content file. */
export const codePages = {
  blog: '/blog',
  notFound: '/404.html',
  postNotFound: '/blog/404.html',
} as const;
