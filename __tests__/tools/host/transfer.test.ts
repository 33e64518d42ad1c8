/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startTestHost, type TestHost } from '../../support/test-host';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

const script = '/app-0123456789ab.js';

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])('a browser that accepts "%s" gets %s', async (accepted, encoding, decompress) => {
  const plain = await host.request(script);
  for (const path of [script, '/gibt-es-nicht']) {
    const packed = await host.request(path, { 'accept-encoding': accepted });
    expect(packed.headers['content-encoding']).toBe(encoding);
    if (path === script) expect(decompress(packed.body)).toEqual(plain.body);
  }
});

test('films and small files go out plain', async () => {
  for (const path of ['/static/film.mp4', '/manifest.webmanifest']) {
    const { headers } = await host.request(path, { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBeUndefined();
  }
});

test('an unchanged page is 304 with the headers; a new build needs no restart', async () => {
  const file = join(host.publicDir, 'neu.html');
  writeFileSync(file, 'a'.repeat(400));
  const first = await host.request('/neu');
  const again = await host.request('/neu', { 'if-none-match': first.headers.etag });
  expect(again.status).toBe(304);
  expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
  expect(again.headers['x-frame-options']).toBe('DENY');

  writeFileSync(file, 'b'.repeat(500));
  const changed = await host.request('/neu', { 'if-none-match': first.headers.etag });
  expect(changed.status).toBe(200);
  expect(changed.body.toString()).toBe('b'.repeat(500));
});

test.each([
  ['bytes=2-4', '234', 'bytes 2-4/10'],
  ['bytes=7-', '789', 'bytes 7-9/10'],
])('a part of a film: %s', async (range, content, position) => {
  const { status, headers, body } = await host.request('/static/film.mp4', { range });
  expect(status).toBe(206);
  expect(headers['content-range']).toBe(position);
  expect(body.toString()).toBe(content);
});
