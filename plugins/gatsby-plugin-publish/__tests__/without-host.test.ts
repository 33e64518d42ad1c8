import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileCache } from '../file-cache';
import { headsOf } from '../heads';
import { publishFiles } from '../publish-files';
import type { Publication } from '../published';
import { contentOf } from '../../../__tests__/support/content';
import { temporaryFolder } from '../../../__tests__/support/temporary-folder';

const page = (route: string, indexed: boolean) => ({
  ...{ type: 'page' as const, route, indexed, sections: [] },
  seo: { title: 'Kern', description: 'Eine Werkstatt' },
});
const publication: Publication = {
  site: contentOf('site'),
  navigation: contentOf('navigation'),
  authors: contentOf('people'),
  pages: [page('/', true), page('/success', false)],
  posts: [],
  redirects: [],
  appointments: undefined,
  conversations: {},
};
const html = '<title>Kern &quot;Graz&quot;</title></head><main><h1>Grüß Gott</h1></main>';

test('without a host, no page and no file names an address of the site', async () => {
  const headOf = headsOf(publication, undefined, undefined);
  const { tags, card } = headOf({ file: 'index.html', html });
  expect(tags).not.toMatch(/https?:|ld\+json/);
  expect(card).toBeUndefined();
  const publicDir = temporaryFolder({ 'index.html': html });
  const cache = fileCache(temporaryFolder({}));
  await publishFiles(publicDir, publication, cache, undefined, undefined);
  const missing = ['sitemap.xml', 'feed.xml', 'llms.txt', 'success.md'];
  expect(missing.filter((name) => existsSync(join(publicDir, name)))).toEqual([]);
  expect(readFileSync(join(publicDir, 'index.md'), 'utf8')).toBe('# Grüß Gott\n');
});

test('a page that is not to be found says so, and gets no card', () => {
  const headOf = headsOf(publication, 'https://kern.example', undefined);
  const tags = '<meta name="robots" content="noindex">';
  expect(headOf({ file: 'success.html', html })).toEqual({ tags });
  expect(headOf({ file: '404.html', html })).toEqual({ tags });
});

test('a page names itself, its card and its own title in full', () => {
  const headOf = headsOf(publication, 'https://kern.example', undefined);
  const { tags, card } = headOf({ file: 'index.html', html });
  expect(tags).toContain('<meta property="og:url" content="https://kern.example">');
  expect(tags).toContain('content="Kern &quot;Graz&quot;"');
  expect(tags).toContain('content="https://kern.example/og/index.png"');
  expect(card?.title).toBe('Grüß Gott');
});
