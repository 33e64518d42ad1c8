import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { feed } from './files/feed';
import { lastChange } from './files/last-change';
import { llmsText } from './files/llms-text';
import { markdownOf, postMarkdown } from './files/page-markdown';
import { manifest, robots, securityText, sitemap } from './files/small-files';
import type { FileCache } from './file-cache';
import type { History } from './history';
import { type Publication, type Published, isIndexed, markdownPath } from './published';
import { absolute } from './structured-data/context';
import { fileOfRoute, mainOf } from '../gatsby-plugin-lean-pages';
import { writeWhole } from '../gatsby-source-content';

/**
 * Writes what search engines, feed readers and language models read beside the pages. Files that
 * name full addresses need a host.
 */
export async function publishFiles(
  publicDir: string,
  publication: Publication,
  cache: FileCache,
  host: string | undefined,
  history: History | undefined,
): Promise<void> {
  const write = (name: string, text: string | Buffer): void =>
    writeWhole(join(publicDir, name), text);
  write('robots.txt', robots(host));
  write('manifest.webmanifest', manifest(publication.site));
  write('.well-known/security.txt', securityText(publication.site, host, new Date()));
  if (publication.appointments)
    write('appointments.json', JSON.stringify(publication.appointments));
  for (const page of publication.pages) {
    if (hasMarkdown(page)) write(markdownPath(page.route).slice(1), await markdownOfPage(page));
  }
  if (host === undefined) return;
  const entries = publication.pages.filter(isIndexed).map((page) => ({
    address: absolute(host, page.route),
    changed: lastChange(page, history),
  }));
  write('sitemap.xml', sitemap(entries));
  write('feed.xml', await feed(publication, host));
  write('llms.txt', llmsText(publication, host));

  async function markdownOfPage(page: Published): Promise<string | Buffer> {
    if (page.type !== 'post') {
      const main = mainOf(readFileSync(join(publicDir, fileOfRoute(page.route)), 'utf8'));
      return cache.of(`${host} ${main}`, () => markdownOf(main, host));
    }
    return postMarkdown(page, publication, host, cache);
  }
}

/** Whether a page is published as Markdown as well: lists of posts are not. */
const hasMarkdown = (page: Published): boolean => page.type !== 'code' && isIndexed(page);
