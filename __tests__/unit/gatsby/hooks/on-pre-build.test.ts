/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { flattenHtml } from '../../../../src/gatsby/output/flatten-html';
import { removeOldScripts, restoreNestedHtml } from '../../../../src/gatsby/hooks/on-pre-build';

test('only the scripts and styles of earlier builds go', () => {
  const publicDir = mkdtempSync(join(tmpdir(), 'public-'));
  const hash = '0123456789abcdef0123';
  const old = [
    `app-${hash}.js`,
    `app-${hash}.js.map`,
    `app-${hash}.js.LICENSE.txt`,
    `styles.${hash}.css`,
  ];
  const kept = ['index.html', 'favicon.svg', 'page.js'];
  for (const name of [...old, ...kept]) writeFileSync(join(publicDir, name), '');
  mkdirSync(join(publicDir, 'static'));
  removeOldScripts(publicDir);
  expect(readdirSync(publicDir).sort()).toEqual([...kept, 'static'].sort());
});

test('pages lie again where Gatsby wrote them, and flat again after the build', () => {
  const publicDir = mkdtempSync(join(tmpdir(), 'public-'));
  const flat = ['404.html', 'blog.html', 'blog/eins.html', 'index.html'];
  mkdirSync(join(publicDir, 'blog'));
  for (const name of flat) writeFileSync(join(publicDir, name), name);
  const routes = ['/', '/blog', '/blog/eins', '/404.html'];

  restoreNestedHtml(publicDir, [...routes, '/blog/neu']);
  const htmlFiles = () =>
    readdirSync(publicDir, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.html'),
    );
  expect(htmlFiles().sort()).toEqual([
    '404.html',
    'blog/eins/index.html',
    'blog/index.html',
    'index.html',
  ]);

  flattenHtml(publicDir, routes, join(publicDir, 'no-static'));
  expect(htmlFiles().sort()).toEqual(flat);
});
