import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sitemap } from '../../plugins/gatsby-plugin-publish/files/small-files';
import { announcement, changedPages, keyIn } from '../../tools/indexnow/changed-pages';

const host = 'https://example.at';
const folder = mkdtempSync(join(tmpdir(), 'indexnow-'));

beforeAll(() => {
  const entries = [
    { address: `${host}/alt`, changed: '2026-01-01T10:00:00+01:00' },
    { address: `${host}/neu?a=1&b=2`, changed: '2026-11-02' },
    { address: `${host}/ohne-datum`, changed: undefined },
  ];
  writeFileSync(join(folder, 'sitemap.xml'), sitemap(entries));
});

test('pages that have changed since a day are announced, and those nobody knows it of', () => {
  expect(changedPages(folder, '2026-11-02')).toEqual([`${host}/neu?a=1&b=2`, `${host}/ohne-datum`]);
  expect(changedPages(join(folder, 'nowhere'), '2026-11-02')).toEqual([]);
});

test('the key is found among the files of the site and named with its address', () => {
  expect(keyIn(folder)).toBeUndefined();
  const key = '0123456789abcdef0123456789abcdef';
  writeFileSync(join(folder, `${key}.txt`), key);
  writeFileSync(join(folder, 'robots.txt'), '');
  expect(keyIn(folder)).toBe(key);
  expect(announcement(key, [`${host}/neu`])).toEqual({
    host: 'example.at',
    key,
    keyLocation: `${host}/${key}.txt`,
    urlList: [`${host}/neu`],
  });
});
