import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  httpsOnlyHeaders,
  immutable,
  oneDay,
  plainFiles,
  securityHeaders,
} from '../../../../deploy/policy';
import {
  renderHeaders as render,
  renderNginxMaps,
  renderRedirects,
  writeHostFiles,
} from '../host-files';

const script = '/app-0123456789ab.js';

const policies = { pages: "default-src 'none'", own: {} };
const renderHeaders = (files: readonly string[]) => render(files, policies);

/** Cache-Control by path pattern. */
function cacheRulesOf(text: string): Record<string, string> {
  const rules = text.trim().split('\n\n').slice(1);
  return Object.fromEntries(
    rules.map((rule) => rule.split('\n  Cache-Control: ')),
  ) satisfies Record<string, string>;
}

test('every response gets the security headers, forced https included', () => {
  const [first = ''] = renderHeaders(['/index.html']).split('\n\n');
  const lines = Object.entries({
    ...securityHeaders,
    'Content-Security-Policy': policies.pages,
    ...httpsOnlyHeaders,
  });
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
    // Without a hash in their names: a new release must never meet what an old one said.
    '/guided/luigi.json',
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

test('a line that is longer than Cloudflare Pages reads stops the build', () => {
  const pages = `script-src ${'x'.repeat(2000)}`;
  expect(() => render([], { pages, own: {} })).toThrow('characters in one line');
});

test('the chat agent has a policy of its own, in place of that of all answers', () => {
  const chatFrame = "sandbox allow-scripts; default-src 'none'";
  const [, rule] = render(['/chat-agent.html'], {
    ...policies,
    own: { '/chat-agent': chatFrame },
  }).split('\n\n');
  expect(rule?.trim().split('\n')).toEqual([
    '/chat-agent',
    '  ! Content-Security-Policy',
    `  Content-Security-Policy: ${chatFrame}`,
  ]);
  expect(renderNginxMaps({ ...policies, own: { '/chat-agent': chatFrame } }, []))
    .toContain(`map $uri $site_policy {
    default "default-src 'none'";
    "~^/chat-agent(\\.html)?$" "${chatFrame}";
    "~${plainFiles}" "";
}
`);
});

test('a policy for all below a folder reaches its files, on nginx as well', () => {
  const own = { '/admin-files/*': "script-src 'self'" };
  expect(render([], { ...policies, own })).toContain('/admin-files/*\n  ! Content-Security-Policy');
  expect(renderNginxMaps({ ...policies, own }, [])).toContain(
    `"~^/admin-files/" "${own['/admin-files/*']}";`,
  );
});

const redirects = [
  { from: '/alt', to: '/neu' },
  { from: '/blog/alt', to: '/blog#neu' },
  { from: '/kurz', to: '/trial?von=kurz' },
];

test('H01 redirects are plain paths with a status, and two slashes become one', () => {
  expect(renderRedirects(redirects)).toBe(
    '/alt /neu 301\n/blog/alt /blog#neu 301\n/kurz /trial?von=kurz 301\n//:page /:page 301\n//:folder/:page /:folder/:page 301\n',
  );
});

test('nginx gets the redirects as a map', () => {
  expect(renderNginxMaps(policies, redirects)).toContain(`map $uri $site_moved_to {
    default "";
    "~^/alt$" "/neu$is_args$args";
    "~^/blog/alt$" "/blog$is_args$args#neu";
    "~^/kurz$" "/trial?von=kurz";
}
`);
});

test('H01 both files are written into the built site, moved addresses in every spelling', () => {
  const spelled = ['', '/', '.html'].map((end) => `/alt${end} /neu 301\n`);
  const publicDir = mkdtempSync(join(tmpdir(), 'public-'));
  mkdirSync(join(publicDir, 'static', 'd'), { recursive: true });
  writeFileSync(join(publicDir, 'static', 'd', 'a.jpg'), '');
  writeHostFiles(publicDir, policies, redirects);
  const first = readFileSync(join(publicDir, '_headers'), 'utf8');
  expect(first).toBe(renderHeaders(['/static/d/a.jpg']));
  const moved = readFileSync(join(publicDir, '_redirects'), 'utf8');
  for (const line of spelled) expect(moved).toContain(line);
  writeHostFiles(publicDir, policies, redirects);
  expect(readFileSync(join(publicDir, '_headers'), 'utf8')).toBe(first);
});
