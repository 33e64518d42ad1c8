import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { searchFiles } from '../../../src/config/search-files';
import { type SearchedPage, writePagefindIndex } from './pagefind-index';
import { codePages, hashOfPaths } from '../../gatsby-source-content';
import { contentHash, mainOf, routeOfFile } from '../../gatsby-plugin-lean-pages';

/** Lets the search find what the pictures of a text show; they alone have no class. */
const withWordsOfPictures = (html: string): string =>
  html.replace(/<img (?![^>]*\bclass=)/g, '<img data-pagefind-index-attrs="alt" ');

/**
 * Keeps neighbours apart that only their look separates: Pagefind would read "<strong>10:05</strong>
 * <span>Ordination</span>", written without a blank, as one word.
 */
const apart = (html: string): string =>
  html
    .replace(/<br\s*\/?>/g, ' ')
    .replace(/(?<=>)(?=<)|(?<=[\p{L}\d.,:!?)€%])(?=(?:<[^>]+>)+[\p{Lu}\d])/gu, ' ');

/** What there is to find on a page; a word is found whether or not it may break. */
function searchedPage(file: string, html: string): SearchedPage {
  const url = routeOfFile(file);
  const plain = apart(`<main>${mainOf(html)}</main>`.replaceAll('\u00ad', ''));
  return {
    url,
    content: url.startsWith(`${codePages.blog}/`) ? withWordsOfPictures(plain) : plain,
  };
}

/** What the index depends on, besides the pages. */
const code = ['plugins/gatsby-plugin-publish/search', 'package-lock.json'];

/**
 * Writes the index that src/lib/pagefind.ts searches, in a folder named after what is in it: browsers
 * may cache it for ever.
 * @param files finished HTML files below public/ of the pages that can be found
 * @throws when a page cannot be read, or Pagefind does not understand it
 */
export async function writeSearchIndex(publicDir: string, files: readonly string[]): Promise<void> {
  const pages = [...files]
    .sort()
    .map((file) => searchedPage(file, readFileSync(join(publicDir, file), 'utf8')));
  const name = contentHash(hashOfPaths('.', code) + JSON.stringify(pages));
  const folder = join(publicDir, searchFiles.indexes, name);
  await writePagefindIndex(folder, pages);
  const engine = join(publicDir, searchFiles.engine);
  mkdirSync(dirname(engine), { recursive: true });
  copyFileSync(join(folder, 'pagefind.js'), engine);
  writeFileSync(join(publicDir, searchFiles.current), JSON.stringify(name));
}
