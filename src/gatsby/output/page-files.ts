import { readdirSync } from 'node:fs';
import { adminPath } from '../../config/admin';
import { chatFramePath } from '../../config/chat-frame';

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

/** The frame of the chat and the web editor. */
const documents = [chatFramePath, adminPath].map((path) => `${path}.html`);

/** The HTML files of the pages of a built site, below its folder, with slashes. */
export const htmlFiles = (publicDir: string): string[] =>
  readdirSync(publicDir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    // page-data/404.html is a folder.
    .filter((file) => file.endsWith('.html') && !file.startsWith('page-data/'))
    .filter((file) => !documents.includes(`/${file}`))
    .sort();
