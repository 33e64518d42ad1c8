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
  expect(headers['content-type']).toBe('text/html;charset=utf-8');
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
  ['/gibt-es-nicht/', 'not found'],
  ['/gibt-es-nicht.html', 'not found'],
  ['/static/', 'not found'],
  ['/page-data/fehlt/page-data.json', 'not found'],
  ['/404', 'not found'],
  ['/404.html', 'not found'],
  ['/blog/gibt-es-nicht', 'post not found'],
  ['/blog/gibt/es/nicht', 'post not found'],
  ['/blog/404', 'post not found'],
])('%s is answered with a not-found page', async (path, content) => {
  const { status, body } = await host.request(path);
  expect(status).toBe(404);
  expect(body.toString()).toMatch(new RegExp(`^${content} `));
});

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/static/..%2f..%2fsecret.txt',
  '/..%5csecret.txt',
  '/index.html%00',
  '/%',
  '/%zz',
  '/%c0%ae',
  '//example.com/',
  '/blog//',
  '/_headers',
  '/.git/config',
])('%s reaches nothing', async (path) => {
  const { status, headers, body } = await host.request(path);
  expect(status).toBe(404);
  expect(headers.location).toBeUndefined();
  expect(body.toString()).toMatch(/^(post )?not found /);
});

const hasIPv6 = Object.values(networkInterfaces())
  .flat()
  .some((address) => address?.address === '::1');

test.each(['localhost', '127.0.0.1', ...(hasIPv6 ? ['[::1]'] : [])])(
  'it answers on %s',
  async (name) => {
    const response = await fetch(host.origin.replace('localhost', name));
    expect(response.status).toBe(200);
  },
);

test('HEAD has the headers of GET and no body', async () => {
  const get = await host.request('/blog');
  const head = await host.request('/blog', {}, 'HEAD');
  expect(head.status).toBe(200);
  expect(head.headers['content-length']).toBe(get.headers['content-length']);
  expect(head.body).toHaveLength(0);
});

test('other methods are refused', async () => {
  const { status, headers } = await host.request('/blog', {}, 'POST');
  expect(status).toBe(405);
  expect(headers.allow).toBe('GET, HEAD');
});
