import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { searchFiles } from '../../config/search-files';
import { hashOfPaths } from '../read/build-time-code';
import { codePages } from '../read/routes';
import { mainOf } from '../html/built-page';
import { contentHash } from '../html/content-hash';
import { routeOfFile } from '../html/file-of-route';
import { type SearchedPage, writePagefindIndex } from './pagefind-index';
import { searchParts } from './search-parts';

/** Lets the search find what the pictures of a text show; they alone have no class. */
const withWordsOfPictures = (html: string): string =>
  html.replace(/<img (?![^>]*\bclass=)/g, '<img data-pagefind-index-attrs="alt" ');

/** What the search does not show, as far as it does not matter to it. */
const looks = / (?:style|class)="([^"]*)"/g;

/**
 * What there is to find on a page. It says the same whether the page is finished or not: a word is
 * found whether or not it may break, or React has left something in it, and looks do not count.
 */
function searchedPage(file: string, html: string): SearchedPage {
  const url = routeOfFile(file);
  const plain = `<main>${mainOf(html)}</main>`.replace(/[\u00ad\0]/g, '');
  const content = url.startsWith(`${codePages.blog}/`) ? withWordsOfPictures(plain) : plain;
  const isHidden = (classes: string) => classes.split(' ').includes('no-print');
  return {
    url,
    content: content.replace(looks, (_all, value: string) =>
      isHidden(value) ? ' class="no-print"' : '',
    ),
  };
}

/** How often a page is looked at that is being written at this moment. */
const patience = 100;

/** The text of a page, which may be being finished meanwhile. */
async function wholePage(place: string): Promise<string> {
  for (let time = 0; time < patience; time += 1) {
    const html = readFileSync(place, 'utf8');
    if (html.trimEnd().endsWith('</html>')) return html;
    await sleep(10);
  }
  throw new Error(`${place} is no whole page.`);
}

/** What an index depends on, besides the pages. */
const code = ['src/gatsby/output', 'package-lock.json'];

/**
 * Writes the indexes that src/lib/pagefind.ts searches: for some hundred pages each, in folders
 * named after what is in them, so that those of the last build which fit stay. Removes the others.
 * @param files HTML files below public/ of the pages that can be found
 * @throws when a page cannot be read, or Pagefind does not understand it
 */
export async function writeSearchIndexes(
  publicDir: string,
  files: readonly string[],
): Promise<void> {
  const root = join(publicDir, searchFiles.indexes);
  const state = hashOfPaths('.', code);
  mkdirSync(root, { recursive: true });
  const names: string[] = [];
  for (const part of searchParts(files)) {
    const pages: SearchedPage[] = [];
    for (const file of part) pages.push(searchedPage(file, await wholePage(join(publicDir, file))));
    const name = contentHash(state + JSON.stringify(pages));
    const folder = join(root, name);
    if (!existsSync(folder)) await writePagefindIndex(folder, pages);
    names.push(name);
  }
  for (const name of readdirSync(root))
    if (!names.includes(name)) rmSync(join(root, name), { recursive: true });
  const [first = ''] = names;
  const engine = join(publicDir, searchFiles.engine);
  rmSync(dirname(engine), { recursive: true, force: true });
  mkdirSync(dirname(engine));
  copyFileSync(join(root, first, 'pagefind.js'), engine);
  writeFileSync(join(publicDir, searchFiles.list), JSON.stringify(names));
}
