/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeHostFiles } from '../../plugins/gatsby-plugin-publish/hosts/host-files';
import { redirects as schema } from '../../src/content-model/data/redirects';
import { nginxComplaint } from '../../tools/cli/go-live/nginx';
import { startNginx } from '../support/hosts/nginx';
import { ask } from '../support/hosts/request';
import { temporaryFolder } from '../support/temporary-folder';

jest.setTimeout(60_000);

/** What an editor may type after a path: every sign of the keyboard, and what nginx would act on. */
const signs = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
const tails = [
  ...signs.flatMap((sign) => [`?a=${sign}b`, `#${sign}b`]),
  ...['?a";}server{#', '?a\\', '?$http_cookie', '?a\0', '?a\r\nSet-Cookie: a=b', '?ü', '?€'],
  ...['?a#b', '#a?b', '?', '#', `?${'x'.repeat(399)}`, `#${'x'.repeat(390)}`],
];
const typed = [
  ...tails.map((tail, index) => ({ from: `/alt-${index}`, to: `/blog${tail}` })),
  ...[46, 47, 48, 400, 401, 5_000].map((length) => ({
    from: `/${'lang'.repeat(length)}`.slice(0, length),
    to: '/',
  })),
  ...['/ä', '/A', '/a b', '/a"', '/a$', '/a{', '/a\\', '/a?b', '/.git'].map((from) => ({
    from,
    to: '/',
  })),
];
const accepted = typed.filter((redirect) => schema.safeParse([redirect]).success);
const many = Array.from({ length: 500 }, (_, index) => ({
  from: `/blog/ein-beitrag-mit-einem-langen-namen-der-einmal-anders-hiess-${index}`,
  to: `/blog/neu-${index}`,
}));

const policies = { pages: "default-src 'none'", own: {} };
function siteWith(moved: typeof many): string {
  const site = temporaryFolder({ 'index.html': 'home' });
  writeHostFiles(site, policies, moved);
  return site;
}

let nginx: Awaited<ReturnType<typeof startNginx>>;
beforeAll(async () => {
  nginx = await startNginx(siteWith([...accepted, ...many]));
});
afterAll(() => nginx.stop());

test('S08 whatever the schema takes, nginx starts with and answers', async () => {
  expect(accepted.length).toBeGreaterThan(130);
  for (const { from, to } of [...accepted, ...many]) {
    const { status, headers } = await ask(nginx.place, from);
    expect([status, headers.location]).toEqual([301, to]);
  }
});

test('S08 what could end a line, a text or an address is refused', () => {
  const refused = typed.filter((redirect) => !accepted.includes(redirect));
  const dangerous = typed.filter(({ from, to }) => /["\\${};'<>\s\0]|[^ -~]/.test(from + to));
  expect(dangerous.filter((redirect) => !refused.includes(redirect))).toEqual([]);
  expect(refused).toContainEqual(expect.objectContaining({ from: '/lang'.padEnd(401, 'lang') }));
});

test('S08 the visitor’s query goes along, before the anchor, unless there is one already', async () => {
  const site = siteWith([
    { from: '/alt', to: '/neu' },
    { from: '/punkt', to: '/neu#punkt' },
    { from: '/eigene', to: '/neu?von=hier' },
  ]);
  nginx.release('publish', site);
  const locations = async () =>
    Promise.all(
      ['/alt', '/punkt', '/eigene'].map(
        async (from) => (await ask(nginx.place, `${from}?a=1`)).headers.location,
      ),
    );
  while ((await locations()).includes(undefined)) await new Promise((done) => setTimeout(done, 50));
  expect(await locations()).toEqual(['/neu?a=1', '/neu?a=1#punkt', '/neu?von=hier']);
});

test('S07 the release asks nginx before anything is put online', () => {
  const site = siteWith(many);
  expect(nginxComplaint(site)).toBeUndefined();
  writeFileSync(join(site, '_nginx.conf'), 'map $uri $site_moved_to { "/a" }');
  expect(nginxComplaint(site)).toContain('_nginx.conf');
});
