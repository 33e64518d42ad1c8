/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startTestHost, type TestHost } from '../../../support/test-host';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

const script = '/app-0123456789abcdef0123.js';

describe('compression', () => {
  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip;q=0.5', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ])('a browser that accepts "%s" gets %s', async (accepted, encoding, decompress) => {
    const plain = await host.request(script);
    const packed = await host.request(script, { 'accept-encoding': accepted });
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.headers.vary).toBe('Accept-Encoding');
    expect(packed.body.length).toBeLessThan(plain.body.length);
    expect(decompress(packed.body)).toEqual(plain.body);
  });

  test.each([script, '/static/film.mp4', '/manifest.webmanifest'])(
    '%s goes out plain when that is better or asked for',
    async (path) => {
      const accepted = path === script ? 'identity' : 'br';
      const { headers } = await host.request(path, { 'accept-encoding': accepted });
      expect(headers['content-encoding']).toBeUndefined();
    },
  );

  test('not-found pages are compressed too', async () => {
    const { status, headers } = await host.request('/fehlt', { 'accept-encoding': 'br' });
    expect(status).toBe(404);
    expect(headers['content-encoding']).toBe('br');
  });
});

describe('unchanged files', () => {
  test('a known tag gets 304 without a body, but with the headers', async () => {
    const first = await host.request('/blog', { 'accept-encoding': 'br' });
    const again = await host.request('/blog', { 'if-none-match': `"x", ${first.headers.etag}` });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
    expect(again.headers['x-frame-options']).toBe('DENY');
  });

  test('a changed file is sent again, compressed anew', async () => {
    const file = join(host.publicDir, 'neu.html');
    writeFileSync(file, 'a'.repeat(400));
    const first = await host.request('/neu', { 'accept-encoding': 'br' });
    writeFileSync(file, 'b'.repeat(500));
    const tag = first.headers.etag;
    const second = await host.request('/neu', { 'accept-encoding': 'br', 'if-none-match': tag });
    expect(second.status).toBe(200);
    expect(brotliDecompressSync(second.body).toString()).toBe('b'.repeat(500));
  });

  test('a not-found page is never "unchanged"', async () => {
    const { headers } = await host.request('/fehlt');
    const again = await host.request('/fehlt', { 'if-none-match': headers.etag });
    expect(again.status).toBe(404);
  });
});

describe('parts of a film', () => {
  test.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
  ])('%s', async (range, content, position) => {
    const { status, headers, body } = await host.request('/static/film.mp4', { range });
    expect(status).toBe(206);
    expect(headers['content-range']).toBe(position);
    expect(headers['content-length']).toBe(String(content.length));
    expect(body.toString()).toBe(content);
  });

  test.each(['bytes=10-', 'bytes=-0'])('%s cannot be satisfied', async (range) => {
    const { status, headers } = await host.request('/static/film.mp4', { range });
    expect(status).toBe(416);
    expect(headers['content-range']).toBe('bytes */10');
  });

  test.each(['bytes=0-1,3-4', 'bytes=5-2', 'zeilen=0-1', 'bytes=-'])(
    '%s gets the whole file',
    async (range) => {
      const { status, body } = await host.request('/static/film.mp4', { range });
      expect(status).toBe(200);
      expect(body.toString()).toBe('0123456789');
    },
  );

  test('a film that has changed since comes whole', async () => {
    const headers = { range: 'bytes=2-4', 'if-range': '"old"' };
    const { status } = await host.request('/static/film.mp4', headers);
    expect(status).toBe(200);
  });
});
