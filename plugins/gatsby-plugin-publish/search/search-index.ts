import { execFileSync } from 'node:child_process';
import { copyFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readPage } from '../built-page';
import { writeWhole } from '../disk';
import { jointed, vocabularyOf } from './joints';

const program = 'node_modules/pagefind/lib/runner/bin.cjs';

/** What Pagefind writes for interfaces other than ours. */
const unused = [
  ...['pagefind-ui', 'pagefind-modular-ui'].flatMap((name) => [`${name}.css`, `${name}.js`]),
  ...['pagefind-highlight.js', 'pagefind-worker.js', 'wasm.unknown.pagefind'],
];

const textBetweenTags = /(<[^>]*>)|[^<]+/g;

/** A text of the site for the index: no sign that only layouts need, dashes and the like between words. */
const readable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/[\u2012-\u2015\u2026\u2190-\u21ff·/]/g, '\u200a$&\u200a');

/** The HTML of a page for the index, with the parts of its compounds. */
export const indexed = (html: string, known: ReadonlySet<string>): string =>
  html
    // Neighbours that only their look separates would be one word.
    .replace(/></g, '> <')
    .replace(textBetweenTags, (text, tag: string | undefined) =>
      tag === undefined
        ? readable(text).replace(/\p{L}{8,}/gu, (word) => jointed(word, known))
        : text,
    );

/**
 * Has Pagefind index pages, for its interface on the search page.
 * @param folder where pages wait for it
 * @throws when a page is missing, or Pagefind does not understand it
 */
export function writeSearchIndex(
  publicDir: string,
  routes: readonly string[],
  folder: string,
): void {
  const pages = routes.map((route) => {
    const main = readPage(publicDir, route).querySelector('main');
    if (main === null) throw new Error(`${route} has no <main>, so the search would not find it.`);
    return { route, main };
  });
  const known = vocabularyOf(
    pages.map(({ main }) => readable(main.toString().replace(/<[^>]*>/g, ' '))),
  );
  rmSync(folder, { recursive: true, force: true });
  for (const { route, main } of pages)
    writeWhole(
      join(folder, `${route === '/' ? '/index' : route}.html`),
      `<!doctype html><html lang="de"><body>${indexed(main.toString(), known)}</body></html>`,
    );
  const to = join(publicDir, 'pagefind');
  const options = ['--root-selector', 'main', '--force-language', 'de', '--quiet'];
  const excluded = '.no-print, nav, form, [role="search"]';
  execFileSync(process.execPath, [
    program,
    ...['--site', folder, '--output-path', to, '--exclude-selectors', excluded, ...options],
  ]);
  for (const file of unused) rmSync(join(to, file), { force: true });
  renameSync(join(to, 'pagefind.js'), join(to, 'engine.js'));
  copyFileSync('plugins/gatsby-plugin-publish/search/search.js', join(to, 'pagefind.js'));
}
