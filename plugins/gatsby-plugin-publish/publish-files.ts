import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { feed } from './files/feed';
import { lastChange } from './files/last-change';
import { llmsText } from './files/llms-text';
import { markdownOf } from './files/page-markdown';
import { markdownCache, postMarkdown } from './files/post-markdown';
import { sitemap } from './files/sitemap';
import { manifest, robots, securityText } from './files/small-files';
import { twinPath } from './files/twins';
import type { History } from './history';
import { type Publication, type Published, isIndexed } from './published';
import { absolute } from './structured-data/context';
import { fileOfRoute, mainOf } from '../gatsby-plugin-lean-pages';

/** Files that name full addresses; without a host there are none, not even old ones. */
const needHost = ['sitemap.xml', 'sitemaps', 'feed.xml', 'llms.txt'];

/**
 * Writes what search engines, feed readers and language models read beside the pages.
 * @param publicDir the finished site
 * @param folder that outlives the build
 * @param host origin of the site
 */
export async function publishFiles(
  publicDir: string,
  publication: Publication,
  folder: string,
  host: string | undefined,
  history: History | undefined,
): Promise<void> {
  const write = (name: string, text: string | Buffer): void =>
    writeChanged(join(publicDir, name), Buffer.from(text));
  for (const name of needHost) rmSync(join(publicDir, name), { recursive: true, force: true });
  write('robots.txt', robots(host));
  write('manifest.webmanifest', manifest(publication.site));
  write('.well-known/security.txt', securityText(publication.site, host, new Date()));
  const cache = markdownCache(folder);
  for (const page of publication.pages) {
    const name = twinPath(page.route).slice(1);
    if (hasTwin(page)) write(name, await twinOf(page));
    else rmSync(join(publicDir, name), { force: true });
  }
  cache.forgetOthers();
  if (host === undefined) return;
  const entries = publication.pages.filter(isIndexed).map((page) => ({
    address: absolute(host, page.route),
    changed: lastChange(page, history),
  }));
  for (const [name, text] of sitemap(host, entries)) write(name, text);
  write('feed.xml', await feed(publication, host));
  write('llms.txt', llmsText(publication, host));

  async function twinOf(page: Published): Promise<string | Buffer> {
    if (page.type !== 'post') {
      const main = mainOf(readFileSync(join(publicDir, fileOfRoute(page.route)), 'utf8'));
      return cache.of(`${host} ${main}`, () => markdownOf(main, host));
    }
    return postMarkdown(page, publication, host, cache);
  }
}

/** Whether a page is published as Markdown as well: lists of posts are not. */
const hasTwin = (page: Published): boolean => page.type !== 'code' && isIndexed(page);

/** Reading what is there takes a third of the time. */
function writeChanged(file: string, content: Buffer): void {
  if (existsSync(file) && readFileSync(file).equals(content)) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
