/** @jest-environment node */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileOfRoute, routeOfFile } from '../../../../src/gatsby/html/file-of-route';
import {
  flatten,
  htmlFiles,
  removeOldScripts,
  restore,
} from '../../../../src/gatsby/output/page-files';
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

test('pages move to the file hosts serve without a redirect', () => {
  const folder = temporaryFolder(built);
  flatten(folder, routes, staticDir);
  expect(content(folder, 'blog.html')).toBe('blog');
  expect(content(folder, 'blog/eins.html')).toBe('post');
  expect(existsSync(join(folder, 'blog/index.html'))).toBe(false);
});

test('the home page and the not-found pages stay', () => {
  const folder = temporaryFolder(built);
  flatten(folder, routes, staticDir);
  expect(content(folder, 'index.html')).toBe('home');
  expect(content(folder, '404.html')).toBe('not found');
  expect(content(folder, 'blog/404.html')).toBe('post not found');
});

test('the files of a built site are those of its routes, and lead back to them', () => {
  const folder = temporaryFolder({ ...built, 'chat-agent.html': 'no page' });
  flatten(folder, routes, staticDir);
  expect(htmlFiles(folder)).toEqual(routes.map(fileOfRoute).sort());
  expect(htmlFiles(folder).map(routeOfFile).sort()).toEqual(routes);
});

test('a folder that is empty now goes', () => {
  const folder = temporaryFolder(built);
  flatten(folder, routes, staticDir);
  expect(existsSync(join(folder, 'blog/eins'))).toBe(false);
});

test('an unchanged page of an earlier build is kept', () => {
  const folder = temporaryFolder(built);
  flatten(folder, routes, staticDir);
  flatten(folder, routes, staticDir);
  expect(content(folder, 'blog/eins.html')).toBe('post');
});

test('a changed page replaces the one of an earlier build', () => {
  const folder = temporaryFolder({ ...built, 'blog.html': 'old blog' });
  flatten(folder, routes, staticDir);
  expect(content(folder, 'blog.html')).toBe('blog');
});

test('pages that no longer exist are removed, with their Markdown', () => {
  const folder = temporaryFolder({
    ...built,
    'alt.html': 'old',
    'blog/alt.html': 'old',
    'blog/alt.md': 'old',
    'wueste/index.html': 'old',
  });
  flatten(folder, routes, staticDir);
  for (const file of ['alt.html', 'blog/alt.html', 'blog/alt.md', 'wueste/index.html']) {
    expect(existsSync(join(folder, file))).toBe(false);
  }
});

test('HTML from static/ stays', () => {
  const folder = temporaryFolder({
    ...built,
    'google0123.html': 'proof',
    'alt/folder.html': 'old',
  });
  flatten(folder, routes, staticDir);
  expect(content(folder, 'google0123.html')).toBe('proof');
  expect(content(folder, 'alt/folder.html')).toBe('old');
});

test('what Gatsby compares with its next build stays', () => {
  const slice = '_gatsby/slices/_gatsby-scripts-1.html';
  const folder = temporaryFolder({ ...built, [slice]: 'scripts' });
  flatten(folder, routes, staticDir);
  expect(content(folder, slice)).toBe('scripts');
});

test('page data is left alone, even the folder called 404.html', () => {
  const folder = temporaryFolder(built);
  flatten(folder, routes, staticDir);
  expect(content(folder, 'page-data/404.html/page-data.json')).toBe('{}');
});

test('a route without a file stops the build and is named', () => {
  const folder = temporaryFolder(built);
  expect(() => flatten(folder, [...routes, '/trial'], staticDir)).toThrow(
    'no HTML file for /trial',
  );
});

test('restored, pages are where Gatsby wrote them; a new one has no file yet', () => {
  const folder = temporaryFolder(built);
  const html = () =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) =>
        existsSync(join(folder, file)) && /[^/]\.html$/.test(file) && !file.startsWith('page-data'),
    );
  const before = html().sort();
  flatten(folder, routes, staticDir);
  restore(folder, [...routes, '/blog/neu']);
  expect(html().sort()).toEqual(before);
});

test('only the scripts and styles of earlier builds go', () => {
  const hash = '0123456789ab';
  const old = [`app-${hash}.js`, `app-${hash}.js.map`, `app-${hash}.js.LICENSE.txt`];
  const kept = ['index.html', 'favicon.svg', 'page.js'];
  const folder = temporaryFolder(
    Object.fromEntries([...old, `styles.${hash}.css`, ...kept].map((name) => [name, ''])),
  );
  removeOldScripts(folder);
  expect(readdirSync(folder).sort()).toEqual([...kept].sort());
});
