import { networkInterfaces } from 'node:os';
import { startTestHost, type TestHost } from '../../support/test-host';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

test.each([
  ['/', 'home'],
  ['/blog', 'blog'],
  ['/blog?seite=2', 'blog'],
  ['/blog/eins', 'post'],
])('%s is a page', async (path, content) => {
  const { status, headers, body } = await host.request(path);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body.toString()).toMatch(new RegExp(`^${content} `));
});

test.each([
  ['/blog/index.html', '/blog'],
  ['/blog/eins/?a=1&b=%20', '/blog/eins?a=1&b=%20'],
])('%s moves to %s', async (path, location) => {
  const { status, headers } = await host.request(path);
  expect(status).toBe(301);
  expect(headers.location).toBe(location);
});

test.each([
  ['/gibt-es-nicht', 'not found'],
  ['/static/', 'not found'],
  ['/404.html', 'not found'],
  ['/blog/gibt/es/nicht', 'post not found'],
  ['/blog/404', 'post not found'],
])('%s is answered with a not-found page', async (path, content) => {
  const { status, body } = await host.request(path);
  expect(status).toBe(404);
  expect(body.toString()).toMatch(new RegExp(`^${content} `));
});

test.each([
  ...['/../secret.txt', '/static/..%2f..%2fsecret.txt', '/..%5csecret.txt', '/index.html%00'],
  ...['/%zz', '//example.com/', '/_headers', '/.git/config'],
])('%s reaches nothing', async (path) => {
  const { status, headers, body } = await host.request(path);
  expect(status).toBe(404);
  expect(headers.location).toBeUndefined();
  expect(body.toString()).toMatch(/^(post )?not found /);
});

const hasIPv6 = Object.values(networkInterfaces())
  .flat()
  .some((address) => address?.address === '::1');

const names = ['localhost', '127.0.0.1', ...(hasIPv6 ? ['[::1]'] : [])];
test.each(names)('it answers on %s', async (name) => {
  const response = await fetch(host.origin.replace('localhost', name));
  expect(response.status).toBe(200);
});

test('HEAD has no body, other methods are refused', async () => {
  expect(await host.request('/blog', {}, 'HEAD')).toMatchObject({
    status: 200,
    body: { length: 0 },
  });
  const { status, headers } = await host.request('/blog', {}, 'POST');
  expect(status).toBe(405);
  expect(headers.allow).toBe('GET, HEAD');
});
