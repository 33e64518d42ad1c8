import { escaped } from '../escaped';

/** What the protocol allows in one file. */
const mostAddresses = 50_000;

/** A page for search engines; `changed` is a day or a time in ISO form. */
export type SitemapEntry = { address: string; changed: string | undefined };

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const entry = (tag: string, { address, changed }: SitemapEntry): string =>
  `<${tag}><loc>${escaped(address)}</loc>` +
  (changed === undefined ? '' : `<lastmod>${changed}</lastmod>`) +
  `</${tag}>\n`;

/**
 * The sitemap: an index and its parts, by their names below public/.
 * @param host origin of the site
 */
export function sitemap(
  host: string,
  entries: readonly SitemapEntry[],
  most = mostAddresses,
): Map<string, string> {
  const parts = new Map<string, string>();
  for (let from = 0; from < entries.length; from += most) {
    const part = entries.slice(from, from + most).map((page) => entry('url', page));
    const text = `${head}<urlset ${space}>\n${part.join('')}</urlset>\n`;
    parts.set(`sitemaps/${parts.size + 1}.xml`, text);
  }
  const listed = [...parts.keys()].map((name) =>
    entry('sitemap', { address: `${host}/${name}`, changed: undefined }),
  );
  const index = `${head}<sitemapindex ${space}>\n${listed.join('')}</sitemapindex>\n`;
  return new Map([['sitemap.xml', index], ...parts]);
}
