/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { markAsNotFound } from '../../../../src/gatsby/output/mark-as-not-found';
import { temporaryFolder } from '../../../support/temporary-folder';

const file = 'blog/404.html';
const page = (path: string) =>
  `<p>Post nicht gefunden</p><script>window.pagePath="${path}";</script>`;

test('the answer for unknown posts calls itself the not-found page', () => {
  const folder = temporaryFolder({ [file]: page('/blog/404.html') });
  markAsNotFound(folder);
  expect(readFileSync(join(folder, file), 'utf8')).toBe(page('/404.html'));
});

test('a page of an earlier build stays marked', () => {
  const folder = temporaryFolder({ [file]: page('/404.html') });
  markAsNotFound(folder);
  expect(readFileSync(join(folder, file), 'utf8')).toBe(page('/404.html'));
});

test('output of an unknown form stops the build', () => {
  const folder = temporaryFolder({ [file]: '<p>Post nicht gefunden</p>' });
  expect(() => markAsNotFound(folder)).toThrow('has changed');
});
