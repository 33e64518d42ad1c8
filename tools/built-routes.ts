import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Documents without a page: folders of page data, and the frame of the chat agent. */
const isPage = (file: string): boolean => file.endsWith('.html') && file !== 'chat-agent.html';

/** The HTML files of all pages of a built site, below its folder, with slashes. */
export function builtPages(publicDir: string): string[] {
  return readdirSync(publicDir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => isPage(file) && !file.startsWith('page-data/'))
    .sort();
}

/** Address of a page: `index.html` is /, `blog.html` is /blog. */
export const routeOfFile = (file: string): string =>
  `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;

/** Address of every page of a built site. @throws Error when nothing is built */
export function builtRoutes(publicDir: string): string[] {
  if (!existsSync(join(publicDir, 'index.html')))
    throw new Error(`${publicDir} ist leer. Bauen Sie die Website zuerst: npm run build`);
  return builtPages(publicDir).map(routeOfFile);
}
