import { existsSync, readdirSync, renameSync, rmSync, rmdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** File a host serves for a route: / is index.html, /blog is blog.html, /404.html stays. */
export function htmlFileOf(route: string): string {
  if (route === '/') return 'index.html';
  return route.endsWith('.html') ? route.slice(1) : `${route.slice(1)}.html`;
}

/**
 * Moves `blog/index.html` to `blog.html`: every static host serves that at /blog without redirecting to /blog/,
 * which is the address in the canonical links. Removes HTML of pages that no longer exist.
 * @param publicDir Gatsby's output folder
 * @param routes every page of this build
 * @param staticDir files that are served as they are; HTML among them stays
 */
export function flattenHtml(publicDir: string, routes: readonly string[], staticDir: string): void {
  const wanted = new Set(routes.map(htmlFileOf));
  for (const route of routes) {
    const nested = join(publicDir, route, 'index.html');
    const flat = join(publicDir, htmlFileOf(route));
    // An unchanged page of an earlier build lies in its place already.
    if (nested !== flat && existsSync(nested)) renameSync(nested, flat);
    if (!existsSync(flat))
      throw new Error(`Der Build hat keine HTML-Datei für ${route} geschrieben.`);
    removeIfEmpty(join(publicDir, route));
  }
  for (const file of readdirSync(publicDir, { recursive: true, encoding: 'utf8' })) {
    const isOurs = wanted.has(file.replaceAll('\\', '/')) || existsSync(join(staticDir, file));
    // page-data/404.html is a folder.
    if (file.endsWith('.html') && !isOurs && statSync(join(publicDir, file)).isFile())
      rmSync(join(publicDir, file));
  }
}

function removeIfEmpty(folder: string): void {
  if (existsSync(folder) && !folder.endsWith('.html') && readdirSync(folder).length === 0)
    rmdirSync(folder);
}
