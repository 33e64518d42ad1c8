import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { builtPages } from '../../tools/built-pages';
import { contentOf } from '../support/content';
import { publicDir } from '../support/e2e/routes';

test('two other pages at least lead to every page in their text, menus and footer aside', () => {
  const { legal, menus } = contentOf('navigation');
  const inMenus = new Set(menus.flatMap(({ links }) => links.map(({ to }) => to)));
  // What the header itself offers on every page, such as a search, is found there.
  const header = parse(readFileSync(join(publicDir, 'index.html'), 'utf8'))
    .querySelectorAll('header a')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((to) => !inMenus.has(to));
  const known = new Set([...legal.map(({ to }) => to), ...header]);
  const lonely = builtPages(publicDir)
    .filter(({ indexed, route }) => indexed && !known.has(route))
    .filter(({ incoming }) => incoming.size < 2)
    .map(({ route, incoming }) => [route, ...incoming]);
  expect(lonely).toEqual([]);
});
