import { always, fc } from '../../../../__tests__/support/property';
import { overviewPages } from '../routes';

test(
  'posts are shown in turn, each once, on pages that lead to each other',
  always([fc.nat(200)], (posts) => {
    const pages = overviewPages(posts);
    expect(pages[0]?.route).toBe('/blog');
    for (const [index, { newer, older, page }] of pages.entries())
      expect([newer, older, page]).toEqual([
        pages[index - 1]?.route,
        pages[index + 1]?.route,
        index + 1,
      ]);
    const shown = pages.flatMap(({ skip, limit }) =>
      [...Array(posts).keys()].slice(skip, skip + limit),
    );
    expect(shown).toEqual([...Array(posts).keys()]);
    expect(new Set(pages.map(({ route }) => route)).size).toBe(Math.max(1, Math.ceil(posts / 12)));
  }),
);
