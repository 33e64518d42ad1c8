import { builtPages } from '../../tools/built-pages';
import { contentOf } from '../support/content';
import { publicDir } from '../support/e2e/routes';

test('two other pages at least lead to every page in their text, menus and footer aside', () => {
  const legal = contentOf('navigation').legal.map(({ to }) => to);
  const lonely = builtPages(publicDir)
    .filter(({ indexed, route }) => indexed && !legal.includes(route))
    .filter(({ incoming }) => incoming.size < 2)
    .map(({ route, incoming }) => [route, ...incoming]);
  expect(lonely).toEqual([]);
});
