import { createHash } from 'node:crypto';
import { hashDigits } from '../../deploy/policy';

/** What stands in the main part of a page. */
export const mainOf = (html: string): string =>
  /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';

/** A tag with its attributes, as React and rehype write them: values in double quotes. */
export const openingTag = /<[a-z][\w-]*(?:\s+[^\s"'=<>/]+(?:="[^"]*")?)*\s*\/?>/g;

/** Route of a page by its file; not-found pages keep their ending, as Gatsby calls them. */
export function routeOfFile(file: string): string {
  if (file === 'index.html') return '/';
  return /(^|\/)404\.html$/.test(file) ? `/${file}` : `/${file.replace(/\.html$/, '')}`;
}

/** A short hash of a text, for the name of the file that holds it, as long as webpack's. */
export const contentHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, hashDigits);
