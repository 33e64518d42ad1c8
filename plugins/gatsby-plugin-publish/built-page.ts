import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { adminPath } from '../../src/config/admin';
import { chatFramePath } from '../../src/config/chat-frame';
import { filesIn } from '../gatsby-plugin-lean-pages';

/** File of a built page below public/, whether it is flat or in a folder. */
export function fileOfRoute(publicDir: string, route: string): string {
  const name = route === '/' ? 'index' : route.slice(1).replace(/\.html$/, '');
  return existsSync(join(publicDir, `${name}.html`)) ? `${name}.html` : `${name}/index.html`;
}

/** The document of a route, as a tree. @throws when it was not built */
export const readPage = (publicDir: string, route: string): HTMLElement =>
  parse(readFileSync(join(publicDir, fileOfRoute(publicDir, route)), 'utf8'));

/** What an element says, in one line, without breaks that only narrow columns need. */
export const textOf = (element: HTMLElement | null): string =>
  (element?.text ?? '').replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();

/** Text as the content of an element or an attribute. */
export const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** The chat's frame and the editor. */
const documents = [chatFramePath, adminPath].map((path) => `${path.slice(1)}.html`);

/** The HTML files of the pages of a built site, below its folder, with slashes. */
export const htmlFiles = (publicDir: string): string[] =>
  filesIn(publicDir).filter((file) => file.endsWith('.html') && !documents.includes(file));
