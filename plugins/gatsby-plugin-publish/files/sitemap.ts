import { escaped } from '../escaped';

/** A page for search engines; `changed` is a day or a time in ISO form. */
type SitemapEntry = { address: string; changed: string | undefined };

/** The sitemap: one file holds fifty thousand pages. */
export function sitemap(entries: readonly SitemapEntry[]): string {
  const pages = entries.map(({ address, changed }) => {
    const date = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
    return `<url><loc>${escaped(address)}</loc>${date}</url>\n`;
  });
  const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${space}>\n${pages.join('')}</urlset>\n`;
}
