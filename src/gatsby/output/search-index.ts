import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { codePages } from '../read/routes';
import { routeOfFile } from './page-files';

const requireFromRoot: (file: string) => () => Promise<typeof import('pagefind')> = createRequire(
  join(process.cwd(), 'package.json'),
);

/** What Pagefind writes for interfaces of its own; ours is src/features/search. */
const unused = [
  ...['pagefind-ui', 'pagefind-modular-ui', 'pagefind-component-ui'].flatMap((name) => [
    `${name}.css`,
    `${name}.js`,
  ]),
  'pagefind-highlight.js',
  'pagefind-worker.js',
  'wasm.unknown.pagefind',
];

const noIndex = /<meta[^>]* name="robots"[^>]* content="noindex/;
/** A list of posts says nothing that is not in its posts. */
const lists = new RegExp(`^${codePages.blog}(/(autor|thema|seite)/.*)?$`);

/** Whether a visitor would want to find a page by its words. */
function isSearched(route: string, html: string): boolean {
  const code: readonly string[] = Object.values(codePages);
  return !code.includes(route) && !lists.test(route) && !noIndex.test(html);
}

/** Lets the search find what the pictures of a text show; they alone have no class. */
const withWordsOfPictures = (html: string): string =>
  html.replace(/<img (?![^>]*\bclass=)/g, '<img data-pagefind-index-attrs="alt" ');

/**
 * Writes the index that src/lib/pagefind.ts searches: the words of each page's main part.
 * @param files HTML files of all pages, below public/
 * @throws when Pagefind does not understand a page
 */
export async function writeSearchIndex(publicDir: string, files: readonly string[]) {
  const { createIndex, close } = await requireFromRoot('./src/gatsby/output/pagefind.cjs')();
  const outputPath = join(publicDir, 'pagefind');
  rmSync(outputPath, { recursive: true, force: true });
  const { index, errors } = await createIndex({
    rootSelector: 'main',
    excludeSelectors: ['.no-print', 'nav', '[role="search"]'],
    forceLanguage: 'de',
  });
  if (index === undefined) throw new Error(errors.join('\n'));
  for (const file of files) {
    const html = readFileSync(join(publicDir, file), 'utf8');
    const url = routeOfFile(file);
    if (!isSearched(url, html)) continue;
    // A word must be found whether or not it may break.
    const plain = html.replaceAll('\u00ad', '');
    const content = url.startsWith(`${codePages.blog}/`) ? withWordsOfPictures(plain) : plain;
    const answer = await index.addHTMLFile({ url, content });
    if (answer.errors.length > 0) throw new Error(`${file}: ${answer.errors.join('\n')}`);
  }
  await index.writeFiles({ outputPath });
  await close();
  for (const name of unused) rmSync(join(outputPath, name), { force: true });
}
