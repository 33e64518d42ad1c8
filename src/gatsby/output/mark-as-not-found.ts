import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codePages } from '../read/routes';

/**
 * Tells Gatsby's runtime that the answer for unknown posts is a not-found page. It knows only
 * /404.html as one and would otherwise replace the visitor's address by /blog/404.html. Both pages
 * share one template that reads the address.
 */
export function markAsNotFound(publicDir: string): void {
  const file = join(publicDir, codePages.postNotFound);
  const html = readFileSync(file, 'utf8');
  const marked = html.replaceAll(
    `window.pagePath="${codePages.postNotFound}"`,
    `window.pagePath="${codePages.notFound}"`,
  );
  if (!marked.includes(`window.pagePath="${codePages.notFound}"`)) {
    throw new Error(
      `${codePages.postNotFound} no longer names its path: Gatsby's output has changed.`,
    );
  }
  writeFileSync(file, marked);
}
