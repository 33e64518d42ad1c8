import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { adminPath } from '../../src/config/admin';
import { searchFiles } from '../../src/config/search-files';
import { searchPage } from '../../src/config/search-page';
import { builtPages, publicDir, readPage } from '../support/e2e/routes';
import { indexFolder, indexedTexts } from '../support/search-index';

const pages = builtPages().filter(({ status }) => status === 200);
const page = (address: string): string => {
  const found = pages.find((each) => each.address === address);
  if (found === undefined) throw new Error(`no page at ${address}`);
  return readPage(found);
};
const lists = /^\/blog(\/(autor|thema|seite)\/|$)/;
const hidden = /<meta[^>]* name="robots"[^>]* content="noindex/;

/** Addresses of all that can be found. The lists of posts lead to what is in their posts. */
const findable = pages
  .filter((each) => !hidden.test(readPage(each)))
  .map(({ address }) => address)
  .filter((address) => address !== searchPage.path && !lists.test(address));

test('without script the search page leads to everything that can be found', () => {
  const list = page(searchPage.path).split('<main')[1] ?? '';
  expect(findable.filter((address) => !list.includes(`href="${address}"`))).toEqual([]);
});

/** Addresses of the pages that Pagefind knows. */
const indexed = (): string[] =>
  indexedTexts(publicDir).map((text) => /"url":"([^"]*)"/.exec(text)?.[1] ?? '');

test('the index knows the pages that may be found, and no other', () => {
  expect(indexed().sort()).toEqual([...findable].sort());
});

test('the index is German, and no page but the search loads it', () => {
  const entry = join(indexFolder(publicDir), 'pagefind-entry.json');
  expect(JSON.parse(readFileSync(entry, 'utf8'))).toMatchObject({
    languages: { de: { page_count: expect.any(Number) } },
  });
  expect(existsSync(join(publicDir, searchFiles.engine))).toBe(true);
  for (const each of pages) expect(readPage(each)).not.toContain(searchFiles.engine);
});

test('every page leads to the search, and only there WebAssembly may run for visitors', () => {
  for (const each of pages) expect(readPage(each)).toContain(`href="${searchPage.path}"`);
  const rules = readFileSync(join(publicDir, '_headers'), 'utf8').split('\n\n');
  const allowing = rules.filter((rule) => rule.includes("'wasm-unsafe-eval'"));
  const places = allowing.flatMap((rule) => rule.split('\n')[0] ?? []);
  expect(places.filter((place) => !place.startsWith(adminPath))).toEqual([searchPage.path]);
});
