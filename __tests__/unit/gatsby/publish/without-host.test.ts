import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headsOf } from '../../../../src/gatsby/publish/heads';
import { publishFiles } from '../../../../src/gatsby/publish/publish-files';
import type { Publication } from '../../../../src/gatsby/publish/published';
import { contentOf } from '../../../support/content';
import { temporaryFolder } from '../../../support/temporary-folder';

const page = (route: string, indexed: boolean) => ({
  ...{ type: 'page' as const, route, indexed, sections: [] },
  seo: { title: 'Kern', description: 'Eine Werkstatt' },
});
const publication: Publication = {
  site: contentOf('site'),
  navigation: contentOf('navigation'),
  authors: contentOf('authors'),
  pages: [page('/', true), page('/success', false)],
  posts: [],
  redirects: [],
  sources: {},
};
const html = '<title>Kern &quot;Graz&quot;</title></head><main><h1>Grüß Gott</h1></main>';

test('without a host, no page and no file names an address of the site', async () => {
  const { headOf, cards } = headsOf(publication, undefined, undefined);
  expect(headOf({ file: 'index.html', html })).not.toMatch(/https?:|ld\+json/);
  expect(cards).toEqual([]);
  const old = 'of an earlier build';
  const publicDir = temporaryFolder({
    'index.html': html,
    'sitemap.xml': old,
    'success.md': old,
  });
  await publishFiles(publicDir, publication, temporaryFolder({}), undefined, undefined);
  const missing = ['sitemap.xml', 'feed.xml', 'llms.txt', 'success.md'];
  expect(missing.filter((name) => existsSync(join(publicDir, name)))).toEqual([]);
  expect(readFileSync(join(publicDir, 'index.md'), 'utf8')).toBe('# Grüß Gott\n');
});

test('a page that is not to be found says so, and gets no card', () => {
  const { headOf, cards } = headsOf(publication, 'https://kern.example', undefined);
  expect(headOf({ file: 'success.html', html })).toBe('<meta name="robots" content="noindex">');
  expect(headOf({ file: '404.html', html })).toContain('noindex');
  expect(cards).toEqual([]);
});

test('a page names itself, its card and its own title in full', () => {
  const { headOf, cards } = headsOf(publication, 'https://kern.example', undefined);
  const head = headOf({ file: 'index.html', html });
  expect(head).toContain('<meta property="og:url" content="https://kern.example">');
  expect(head).toContain('content="Kern &quot;Graz&quot;"');
  expect(head).toContain('content="https://kern.example/og/index.png"');
  expect(cards.map(({ title }) => title)).toEqual(['Grüß Gott']);
});
