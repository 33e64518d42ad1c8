/** File a host serves for a route: / is index.html, /blog is blog.html, /404.html stays. */
export function fileOfRoute(route: string): string {
  if (route === '/') return 'index.html';
  return route.endsWith('.html') ? route.slice(1) : `${route.slice(1)}.html`;
}

/** Route of a page by its file; not-found pages keep their ending, as Gatsby calls them. */
export function routeOfFile(file: string): string {
  if (file === 'index.html') return '/';
  return /(^|\/)404\.html$/.test(file) ? `/${file}` : `/${file.replace(/\.html$/, '')}`;
}
