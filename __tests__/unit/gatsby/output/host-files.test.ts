/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  httpsOnlyHeaders,
  immutable,
  oneDay,
  redirects,
  securityHeaders,
} from '../../../../deploy/policy';
import {
  renderHeaders,
  renderRedirects,
  writeHostFiles,
} from '../../../../src/gatsby/output/host-files';

const script = '/app-0123456789abcdef0123.js';

/** Cache-Control by path pattern. */
function cacheRulesOf(text: string): Record<string, string> {
  const rules = text.trim().split('\n\n').slice(1);
  return Object.fromEntries(
    rules.map((rule) => rule.split('\n  Cache-Control: ')),
  ) satisfies Record<string, string>;
}

test('every response gets the security headers, forced https included', () => {
  const [first = ''] = renderHeaders(['/index.html']).split('\n\n');
  const lines = Object.entries({ ...securityHeaders, ...httpsOnlyHeaders });
  expect(first.trim().split('\n')).toEqual([
    '/*',
    ...lines.map(([name, value]) => `  ${name}: ${value}`),
  ]);
});

test('a folder with one rule is one pattern, a mixed one lists its files', () => {
  const text = renderHeaders([
    '/_headers',
    '/blog/eins.html',
    '/index.html',
    '/page-data/app-data.json',
    '/static/a.jpg',
    '/static/b/c.jpg',
    '/icons/klein.png',
    '/mixed/film.mp4',
    '/mixed/daten.json',
    script,
  ]);
  expect(cacheRulesOf(text)).toEqual({
    '/static/*': immutable,
    '/icons/*': oneDay,
    '/mixed/film.mp4': oneDay,
    [script]: immutable,
  });
});

test('wildcards stand at the end only: Netlify reads no others', () => {
  const text = renderHeaders(['/static/a.jpg', script, '/logo neu.png']);
  const patterns = text.split('\n').filter((line) => line.startsWith('/'));
  expect(patterns).toContain('/logo%20neu.png');
  for (const pattern of patterns) expect(pattern).toMatch(/^[^*\s]+\*?$/);
});

test('more rules than Cloudflare Pages reads stop the build', () => {
  const files = Array.from({ length: 100 }, (_, index) => `/bild-${index}.png`);
  expect(() => renderHeaders(files)).toThrow('101 rules');
});

test('redirects are plain paths with a status', () => {
  expect(renderRedirects()).toMatch(/^(\/[a-z-]+ \/[a-z-]+ 301\n)+$/);
  expect(renderRedirects().trim().split('\n')).toHaveLength(redirects.length);
});

test('both files are written into the built site', () => {
  const publicDir = mkdtempSync(join(tmpdir(), 'public-'));
  mkdirSync(join(publicDir, 'static', 'd'), { recursive: true });
  writeFileSync(join(publicDir, 'static', 'd', 'a.jpg'), '');
  writeHostFiles(publicDir);
  const first = readFileSync(join(publicDir, '_headers'), 'utf8');
  expect(first).toBe(renderHeaders(['/static/d/a.jpg']));
  expect(readFileSync(join(publicDir, '_redirects'), 'utf8')).toBe(renderRedirects());
  writeHostFiles(publicDir);
  expect(readFileSync(join(publicDir, '_headers'), 'utf8')).toBe(first);
});
