import { createHash } from 'node:crypto';
import { hashDigits } from '../../deploy/policy';

/** A page of the build: its file below public/, and its HTML. */
export type BuiltPage = { file: string; html: string };

/** What stands in the main part of a page. */
export const mainOf = (html: string): string =>
  /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';

/** A tag with its attributes, as React and rehype write them: values in double quotes. */
export const openingTag = /<[a-z][\w-]*(?:\s+[^\s"'=<>/]+(?:="[^"]*")?)*\s*\/?>/g;

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

/** A piece of HTML as text, as React writes it. */
export const decoded = (html: string): string =>
  html.replace(/&[#\w]+;/g, (name) => entities[name] ?? name);

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

/** A short hash of a text, for the name of the file that holds it, as long as webpack's. */
export const contentHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, hashDigits);
