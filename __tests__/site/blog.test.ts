import { parse } from 'node-html-parser';
import { contentOf, posts } from '../support/content';
import { builtPages, readPage } from '../support/e2e/routes';

const all = posts();
const { post: words } = contentOf('blog');
const built = builtPages().filter(({ address }) => all.some(({ path }) => path === address));
const pages = built.map((page) => ({ ...page, main: parse(readPage(page)).querySelector('main') }));
const linksIn = (root: (typeof pages)[number]['main'], selector: string) =>
  root?.querySelectorAll(selector).map((link) => link.getAttribute('href') ?? '') ?? [];

test('every post is built, leads back to the blog, and on to three others', () => {
  expect(pages).toHaveLength(all.length);
  for (const { address, main } of pages) {
    const others = linksIn(main, 'a[href^="/blog/"]').filter((to) =>
      all.some(({ path }) => path === to && path !== address),
    );
    expect([address, new Set(others).size]).toEqual([address, Math.min(3, all.length - 1)]);
    expect(linksIn(main, 'a')).toContain('/blog');
  }
});

test.each(['/', '/blog'])('%s shows the newest, newest first', (route) => {
  const page = builtPages().find(({ address }) => address === route);
  const main = page ? parse(readPage(page)).querySelector('main') : null;
  const shown = [...new Set(linksIn(main, 'a[href^="/blog/"]'))];
  expect(shown.length).toBeGreaterThan(0);
  expect(shown).toEqual(all.slice(0, shown.length).map(({ path }) => path));
});

test('the contents of a long post lead to its headings', () => {
  for (const { main } of pages) {
    const contents = linksIn(main, `nav[aria-label="${words.contents}"] a`);
    const ids = main?.querySelectorAll('article h2[id]').map(({ id }) => `#${id}`) ?? [];
    expect(contents).toEqual(ids);
  }
});
