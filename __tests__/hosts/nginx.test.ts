import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { needsPolicy as hasPolicy } from '../../deploy/policy';
import { services } from '../support/e2e/addresses';
import { builtPages, publicDir } from '../support/e2e/routes';
import { addressKinds, faultsOf } from '../support/hosts/address-kinds';
import { startNginx } from '../support/hosts/nginx';
import { installTools } from '../support/hosts/packages';
import { type Answer, ask, askOften, until } from '../support/hosts/request';

jest.setTimeout(300_000);

const graded = z.array(z.looseObject({ path: z.string(), grade: z.string(), score: z.number() }));

let nginx: Awaited<ReturnType<typeof startNginx>>;
beforeAll(async () => {
  nginx = await startNginx(publicDir);
});
const copies: string[] = [];
afterAll(async () => {
  await nginx.stop();
  for (const copy of copies) rmSync(copy, { recursive: true });
});

/** The built site, to be changed. */
function copyOfSite(): string {
  const copy = mkdtempSync(join(tmpdir(), 'release-'));
  copies.push(copy);
  cpSync(publicDir, copy, { recursive: true });
  return copy;
}

test.each(Object.entries(addressKinds))(
  '%s answers as deploy/policy.ts says',
  async (path, expected) => {
    expect(faultsOf(path, expected, await ask(nginx.place, path), { hasPolicy })).toEqual([]);
  },
);

test('what is neither a document nor a worker comes without a policy', async () => {
  const files = Object.values(addressKinds).flatMap((kind) => ('file' in kind ? [kind.file] : []));
  const plain = files.filter((file) => !hasPolicy(`/${file}`));
  expect(plain).toHaveLength(3);
  for (const file of plain) {
    const { status, headers } = await ask(nginx.place, `/${file}`);
    expect([status, headers['content-security-policy']]).toEqual([200, undefined]);
  }
});

test.each(['/_headers', '/_redirects', '/_nginx.conf', '/.git/config', '/404', '/404.html'])(
  '%s is not served',
  async (path) => {
    expect((await ask(nginx.place, path)).status).toBe(404);
  },
);

test.each([
  ['/trial.md', 'text/markdown; charset=utf-8'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
  ['/feed.xml', 'text/xml; charset=utf-8'],
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
])('%s says that it is %s', async (path, type) => {
  expect((await ask(nginx.place, path)).headers['content-type']).toBe(type);
});

test('a request it cannot read is not kept for a day', async () => {
  const { status, headers } = await ask(nginx.place, '/%');
  expect(status).toBe(400);
  expect(headers['cache-control']).toMatch(/must-revalidate/);
});

test('www and plain http move to the one address of the site', async () => {
  for (const [place, name] of [
    [nginx.place, 'www.localhost'],
    [nginx.plain, 'www.localhost'],
    [nginx.plain, 'localhost'],
  ] as const) {
    const { status, headers } = await ask(place, '/blog?a=1', { name });
    expect(status).toBe(301);
    expect(headers.location).toBe(`https://localhost:${nginx.place.port}/blog?a=1`);
    expect(headers.server).toBe('nginx');
  }
});

test('names of others get no answer', async () => {
  for (const place of [nginx.place, nginx.plain])
    await expect(ask(place, '/', { name: 'fremd.example' })).rejects.toThrow();
});

test('10,000 requests are answered', async () => {
  const paths = ['/', '/blog', '/page-data/app-data.json', '/favicon.svg'];
  expect(await askOften(nginx.place, paths, 10_000)).toEqual([]);
});

test('the MDN HTTP Observatory gives every route A+ and at least 130', async () => {
  // This build works with the local services; a release allows none but https addresses.
  const site = copyOfSite();
  const policies = join(site, '_nginx.conf');
  const real = readFileSync(policies, 'utf8').replaceAll(services, 'https://dienste.at');
  writeFileSync(policies, real);
  nginx.release('publish', site);
  const policy = async () => (await ask(nginx.place, '/')).headers['content-security-policy'];
  await until(async () => !(await policy())?.includes('http://'));
  const routes = builtPages().map(({ address }) => address);
  const folder = join(installTools(), '@mdn/mdn-http-observatory');
  const ports = [String(nginx.plain.port), String(nginx.place.port)];
  const args = [resolve('__tests__/support/hosts/grade.mjs'), folder, ...ports, ...routes];
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: nginx.certificate };
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  const grades = graded.parse(JSON.parse(stdout));
  expect(grades).toHaveLength(routes.length);
  expect(grades.filter(({ grade, score }) => grade !== 'A+' || score < 130)).toEqual([]);
});

test('a new release keeps the hashed files of the last one, and rolling back is one command', async () => {
  const next = copyOfSite();
  const script = readdirSync(next).find((name) => /^app-[0-9a-f]{12}\.js$/.test(name)) ?? 'none';
  const renamed = script.replace(/[0-9a-f]{12}/, 'f'.repeat(12));
  renameSync(join(next, script), join(next, renamed));
  writeFileSync(join(next, 'blog.html'), 'the next release');
  rmSync(join(next, 'datenschutz.html'));
  const { body: before } = await ask(nginx.place, '/blog');
  // For a moment after a reload, workers of both releases answer.
  const becomes = (path: string, isSo: (answer: Answer) => boolean) =>
    until(async () => isSo(await ask(nginx.place, path)));

  nginx.release('publish', next);
  await becomes('/blog', ({ body }) => body === 'the next release');
  await becomes('/datenschutz', ({ status }) => status === 404);
  await becomes(`/${renamed}`, ({ status }) => status === 200);
  expect((await ask(nginx.place, `/${script}`)).status).toBe(200);

  nginx.release('rollback');
  await becomes('/blog', ({ body }) => body === before);
  await becomes('/datenschutz', ({ status }) => status === 200);
});
