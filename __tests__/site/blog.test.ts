import { contentOf, posts } from '../support/content';
import { builtPages, readPage } from '../support/e2e/routes';

const all = posts();
const { post: words } = contentOf('blog');
const pages = builtPages();

/** The document at an address, and the addresses it links to, in order. */
function pageAt(address: string) {
  const page = pages.find((each) => each.address === address);
  if (page === undefined) throw new Error(`no page at ${address}`);
  const html = readPage(page);
  return { html, links: linksIn(html) };
}

const linksIn = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, target = '']) => target);

/** The part of a document from a mark to the end of an element. */
function part(html: string, mark: string, end: string): string {
  const from = html.indexOf(mark);
  return from < 0 ? '' : html.slice(from, html.indexOf(end, from));
}

test('below a post stand three others, as far as there are, and above it the way back', () => {
  for (const { path } of all) {
    const { html } = pageAt(path);
    const others = linksIn(part(html, 'id="others"', '</section>'));
    expect(others).toHaveLength(Math.min(3, all.length - 1));
    expect(others).not.toContain(path);
    expect(all.map((post) => post.path)).toEqual(expect.arrayContaining(others));
    const main = html.slice(html.indexOf('<article'));
    expect(linksIn(main)[0]).toBe('/blog');
  }
});

test('a long post has its contents after the first paragraph, each of them a heading', () => {
  for (const { path } of all) {
    const { html } = pageAt(path);
    const body = html.slice(html.indexOf('</h1>'));
    const contents = part(body, `aria-label="${words.contents}"`, '</nav>');
    const headings = [...body.matchAll(/<h2 id="([^"]*)"/g)].map(([, id = '']) => id);
    expect(linksIn(contents)).toEqual(
      headings.filter((id) => id !== 'others').map((id) => `#${id}`),
    );
    const before = body.slice(0, body.indexOf(contents));
    expect([...before.matchAll(/<div class="[^"]*"><p>[^<]/g)]).toHaveLength(1);
  }
});

test('assistants and services show the way to them', () => {
  const deep = pages.filter(
    ({ address, status }) => status === 200 && /^\/(assistants|services)\//.test(address),
  );
  expect(deep.length).toBeGreaterThan(0);
  for (const { address } of deep) {
    const way = part(pageAt(address).html, 'aria-label="Sie sind hier"', '</nav>');
    expect(linksIn(way)).toHaveLength(2);
    expect(way).toContain('aria-current="page"');
  }
});
