import { join } from 'node:path';
import { feed } from './files/feed';
import { lastChange } from './files/last-change';
import { llmsText } from './files/llms-text';
import { manifest, robots, securityText, sitemap } from './files/small-files';
import type { FileCache } from './file-cache';
import type { History } from './history';
import { type Publication, isIndexed } from './published';
import { absolute } from './structured-data/context';
import { writeWhole } from '../gatsby-source-content';

/**
 * Writes what search engines, feed readers and language models read beside the pages. Files that
 * name full addresses need a host.
 */
export async function publishFiles(
  publicDir: string,
  publication: Publication,
  _cache: FileCache,
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
  if (host === undefined) return;
  const entries = publication.pages.filter(isIndexed).map((page) => ({
    address: absolute(host, page.route),
    changed: lastChange(page, history),
  }));
  write('sitemap.xml', sitemap(entries));
  write('feed.xml', await feed(publication, host));
  write('llms.txt', llmsText(publication, host));
}
