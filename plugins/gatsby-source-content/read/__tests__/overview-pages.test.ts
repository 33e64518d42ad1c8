import { overviewPages } from '../routes';

test.each([0, 1, 12])('%d posts need one page without neighbours', (posts) => {
  expect(overviewPages(posts)).toEqual([
    expect.objectContaining({ route: '/blog', page: 1, newer: undefined, older: undefined }),
  ]);
});

test('more posts are shown in turn, each once, on pages that lead to each other', () => {
  const pages = overviewPages(30);
  expect(pages.map(({ route, newer, older }) => [route, newer, older])).toEqual([
    ['/blog', undefined, '/blog/seite/2'],
    ['/blog/seite/2', '/blog', '/blog/seite/3'],
    ['/blog/seite/3', '/blog/seite/2', undefined],
  ]);
  const shown = pages.flatMap(({ skip, limit }) =>
    Array.from({ length: Math.min(limit, 30 - skip) }, (_, index) => skip + index),
  );
  expect(shown).toEqual(Array.from({ length: 30 }, (_, index) => index));
});
