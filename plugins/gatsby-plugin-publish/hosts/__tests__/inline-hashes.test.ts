import { createHash } from 'node:crypto';
import { hashesIn, inlineHashes } from '../inline-hashes';
import { temporaryFolder } from '../../../../__tests__/support/temporary-folder';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (body: string) => ({ file: 'blog/eins.html', html: body });

test('however many pages, what they share has one hash', () => {
  const html = `<style data-href="/app.css">p{top:0}</style><script src="/app.js" defer></script>`;
  const pages = { 'a.html': html, 'b.html': html };
  expect(inlineHashes(temporaryFolder(pages), Object.keys(pages))).toEqual([hash('p{top:0}')]);
});

test('data in a script element needs no hash', () => {
  const html = '<script type="application/ld+json">{"name":"x"}</script>';
  expect(hashesIn(page(html))).toEqual([]);
});

test.each([
  '<script>alert(1)</script>',
  '<script type="module">alert(1)</script>',
  '<img src="x" onerror="alert(1)"/>',
])('B06 %s stops the build and names the file', (html) => {
  expect(() => hashesIn(page(html))).toThrow('blog/eins.html: the policy allows no script');
});
