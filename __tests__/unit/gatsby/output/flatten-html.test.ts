/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flattenHtml, htmlFileOf } from '../../../../src/gatsby/output/flatten-html';
import { temporaryFolder } from '../../../support/temporary-folder';

const built = {
  'index.html': 'home',
  '404.html': 'not found',
  'blog/404.html': 'post not found',
  'blog/index.html': 'blog',
  'blog/eins/index.html': 'post',
  'page-data/404.html/page-data.json': '{}',
  'page-data/blog/page-data.json': '{}',
};
const routes = ['/', '/404.html', '/blog', '/blog/404.html', '/blog/eins'];

const staticDir = temporaryFolder({ 'google0123.html': 'proof', 'alt/folder.html': 'old' });

const content = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');

test.each([
  ['/', 'index.html'],
  ['/blog', 'blog.html'],
  ['/blog/eins', 'blog/eins.html'],
  ['/404.html', '404.html'],
  ['/blog/404.html', 'blog/404.html'],
])('%s is served from %s', (route, file) => {
  expect(htmlFileOf(route)).toBe(file);
});

test('pages move to the file hosts serve without a redirect', () => {
  const folder = temporaryFolder(built);
  flattenHtml(folder, routes, staticDir);
  expect(content(folder, 'blog.html')).toBe('blog');
  expect(content(folder, 'blog/eins.html')).toBe('post');
  expect(existsSync(join(folder, 'blog/index.html'))).toBe(false);
});

test('the home page and the not-found pages stay', () => {
  const folder = temporaryFolder(built);
  flattenHtml(folder, routes, staticDir);
  expect(content(folder, 'index.html')).toBe('home');
  expect(content(folder, '404.html')).toBe('not found');
  expect(content(folder, 'blog/404.html')).toBe('post not found');
});

test('a folder that is empty now goes', () => {
  const folder = temporaryFolder(built);
  flattenHtml(folder, routes, staticDir);
  expect(existsSync(join(folder, 'blog/eins'))).toBe(false);
});

test('an unchanged page of an earlier build is kept', () => {
  const folder = temporaryFolder(built);
  flattenHtml(folder, routes, staticDir);
  flattenHtml(folder, routes, staticDir);
  expect(content(folder, 'blog/eins.html')).toBe('post');
});

test('a changed page replaces the one of an earlier build', () => {
  const folder = temporaryFolder({ ...built, 'blog.html': 'old blog' });
  flattenHtml(folder, routes, staticDir);
  expect(content(folder, 'blog.html')).toBe('blog');
});

test('pages that no longer exist are removed', () => {
  const folder = temporaryFolder({
    ...built,
    'alt.html': 'old',
    'blog/alt.html': 'old',
    'wueste/index.html': 'old',
  });
  flattenHtml(folder, routes, staticDir);
  for (const file of ['alt.html', 'blog/alt.html', 'wueste/index.html']) {
    expect(existsSync(join(folder, file))).toBe(false);
  }
});

test('HTML from static/ stays', () => {
  const folder = temporaryFolder({
    ...built,
    'google0123.html': 'proof',
    'alt/folder.html': 'old',
  });
  flattenHtml(folder, routes, staticDir);
  expect(content(folder, 'google0123.html')).toBe('proof');
  expect(content(folder, 'alt/folder.html')).toBe('old');
});

test('page data is left alone, even the folder called 404.html', () => {
  const folder = temporaryFolder(built);
  flattenHtml(folder, routes, staticDir);
  expect(content(folder, 'page-data/404.html/page-data.json')).toBe('{}');
});

test('a route without a file stops the build and is named', () => {
  const folder = temporaryFolder(built);
  expect(() => flattenHtml(folder, [...routes, '/trial'], staticDir)).toThrow(
    'keine HTML-Datei für /trial',
  );
});
