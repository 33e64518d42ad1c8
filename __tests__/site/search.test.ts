import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { adminPath } from '../../src/config/admin';
import { searchPage } from '../../src/config/search-page';
import { builtPages, publicDir, readPage } from '../support/e2e/routes';

const pages = builtPages().filter(({ status }) => status === 200);

/** Addresses of all that can be found. The list of posts leads to what is in its posts. */
const findable = pages
  .filter((each) => !readPage(each).includes('content="noindex"'))
  .map(({ address }) => address)
  .filter((address) => address !== searchPage.path && !/^\/blog(\/seite\/|$)/.test(address));

test('without script the search page leads to everything that can be found', () => {
  const search = pages.find(({ address }) => address === searchPage.path);
  const list = search ? (readPage(search).split('<main')[1] ?? '') : '';
  expect(findable.filter((address) => !list.includes(`href="${address}"`))).toEqual([]);
});

test('the index knows the pages that may be found, and no other', () => {
  const folder = join(publicDir, 'pagefind/fragment');
  const urls = readdirSync(folder).map((file) => {
    const text = gunzipSync(readFileSync(join(folder, file))).toString('utf8');
    return /"url":"([^"]*)"/.exec(text)?.[1]?.replace(/(?:\/index)?\.html$/, '') || '/';
  });
  expect(urls.sort()).toEqual([...findable].sort());
});

test('every page leads to the search, and only there WebAssembly may run for visitors', () => {
  for (const each of pages) expect(readPage(each)).toContain(`href="${searchPage.path}"`);
  const rules = readFileSync(join(publicDir, '_headers'), 'utf8').split(/\n(?=\/)/);
  const allowing = rules.filter((rule) => rule.includes("'wasm-unsafe-eval'"));
  const places = allowing.flatMap((rule) => rule.split('\n')[0] ?? []);
  expect(places.filter((place) => !place.startsWith(adminPath))).toEqual([searchPage.path]);
});
