import { routeOfAuthor } from '../../plugins/gatsby-source-content/read/routes';
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

test('posts lead to the ones before and after them, and to others they have words in common with', () => {
  all.forEach(({ path }, place) => {
    const { html } = pageAt(path);
    const related = linksIn(part(html, 'id="related"', '</section>'));
    const neighbours = [
      { rel: 'prev', path: all[place - 1]?.path },
      { rel: 'next', path: all[place + 1]?.path },
    ];
    const beside = [...html.matchAll(/<a rel="(prev|next)"[^>]*href="([^"]*)"/g)];
    // None of them twice.
    expect(beside.map(([, rel, target]) => ({ rel, path: target }))).toEqual(
      neighbours.filter((post) => post.path !== undefined && !related.includes(post.path)),
    );
    expect(related.length).toBeGreaterThan(0);
    expect(related.length).toBeLessThanOrEqual(2);
    expect(related).not.toContain(path);
    expect(all.map((post) => post.path)).toEqual(expect.arrayContaining(related));
  });
});

test('a long post has its contents after the first paragraph, each of them a heading', () => {
  for (const { path } of all) {
    const { html } = pageAt(path);
    const body = html.slice(html.indexOf('</h1>'));
    const contents = part(body, `aria-label="${words.contents}"`, '</nav>');
    const headings = [...body.matchAll(/<h2 id="([^"]*)"/g)].map(([, id = '']) => id);
    expect(linksIn(contents)).toEqual(
      headings.filter((id) => id !== 'related').map((id) => `#${id}`),
    );
    const before = body.slice(0, body.indexOf(contents));
    expect([...before.matchAll(/<div class="[^"]*"><p>[^<]/g)]).toHaveLength(1);
  }
});

test('who writes has a page with all own posts, which each of them leads to', () => {
  for (const { id, name } of contentOf('people')) {
    const own = all.filter(({ author }) => author === id);
    if (own.length === 0) continue;
    const { html, links } = pageAt(routeOfAuthor(id));
    expect(html).toContain(`>${name}</h1>`);
    expect(links).toEqual(expect.arrayContaining(own.map(({ path }) => path)));
    for (const { path } of own) expect(pageAt(path).links).toContain(routeOfAuthor(id));
  }
});

test('a post can be passed on by mail, with its address', () => {
  for (const { path } of all) {
    const mail = pageAt(path).links.find((target) => target.startsWith('mailto:?'));
    const parameters = new URLSearchParams(mail?.slice('mailto:?'.length).replaceAll('&amp;', '&'));
    expect(parameters.get('body')).toMatch(new RegExp(`^https?://[^/]+${path}$`));
  }
});

test('assistants, services, posts and authors show the way to them', () => {
  const deep = pages.filter(
    ({ address, status }) => status === 200 && /^\/(assistants|services|blog)\//.test(address),
  );
  expect(deep.length).toBeGreaterThan(all.length);
  for (const { address } of deep) {
    const way = part(pageAt(address).html, 'aria-label="Sie sind hier"', '</nav>');
    expect(linksIn(way)).toHaveLength(2);
    expect(way).toContain('aria-current="page"');
  }
});
