import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { securityHeaders } from '../../../deploy/policy';
import { policyFor } from '../../../tools/host/policy';
import { startTestHost, type TestHost } from '../../support/test-host';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

test.each(['/', '/static/film.mp4', '/gibt-es-nicht', '/blog/', '/kontakt'])(
  '%s carries the security headers, without https on localhost',
  async (path) => {
    const { headers } = await host.request(path);
    for (const [name, value] of Object.entries(securityHeaders))
      expect(headers[name.toLowerCase()]).toBe(value);
    expect(headers['content-security-policy']).toBe('pages');
    expect(headers['strict-transport-security']).toBeUndefined();
  },
);

const year = 'public, max-age=31536000, immutable';
const always = 'public, max-age=0, must-revalidate';

test.each([
  ['/blog/eins', always],
  ['/page-data/index/page-data.json', always],
  ['/static/film.mp4', year],
  ['/app-0123456789ab.js', year],
  ['/app-ffffffffffff.js', always],
  ['/manifest.webmanifest', always],
])('%s is cached: %s', async (path, value) => {
  const { headers } = await host.request(path);
  expect(headers['cache-control']).toBe(value);
});

test('an unchanged page is 304 with the headers; a new build needs no restart', async () => {
  const file = join(host.publicDir, 'neu.html');
  writeFileSync(file, 'a'.repeat(400));
  const first = await host.request('/neu');
  const again = await host.request('/neu', { 'if-none-match': first.headers.etag });
  expect(again.status).toBe(304);
  expect(again.headers['x-frame-options']).toBe('DENY');
  writeFileSync(file, 'b'.repeat(500));
  const changed = await host.request('/neu', { 'if-none-match': first.headers.etag });
  expect(changed.body.toString()).toBe('b'.repeat(500));
});

test('the policy is that of _headers: the last rule for a path', () => {
  const hostFile = [
    '/*\n  X-Frame-Options: DENY\n  Content-Security-Policy: pages',
    '/chat-agent\n  ! Content-Security-Policy\n  Content-Security-Policy: frame',
    '/static/*\n  Cache-Control: public',
  ].join('\n\n');
  expect(policyFor(hostFile, '/blog')).toBe('pages');
  expect(policyFor(hostFile, '/static/a.png')).toBe('pages');
  expect(policyFor(hostFile, '/chat-agent')).toBe('frame');
  expect(policyFor('', '/blog')).toBeUndefined();
});
