import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const entries = /<url><loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?<\/url>/g;

/**
 * The pages of the built sitemap that have changed since a day; all where the history is missing.
 * @param since in ISO form
 */
export function changedPages(publicDir: string, since: string): string[] {
  const file = join(publicDir, 'sitemap.xml');
  const written = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return [...written.matchAll(entries)]
    .filter(([, , changed]) => changed === undefined || changed >= since)
    .map(([, address = '']) => address.replaceAll('&amp;', '&'));
}

/** The key of the site, which is the name and the content of a file at its root. */
export const keyIn = (staticDir: string): string | undefined =>
  readdirSync(staticDir)
    .map((name) => /^([0-9a-f]{32})\.txt$/.exec(name)?.[1])
    .find((key) => key !== undefined);

/**
 * What IndexNow wants to know: https://www.indexnow.org/documentation.
 * @param urlList at least one address
 */
export function announcement(key: string, urlList: string[]) {
  const { origin, host } = new URL(urlList[0] ?? '');
  return { host, key, keyLocation: `${origin}/${key}.txt`, urlList };
}
