import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeHostFiles } from '../../plugins/gatsby-plugin-publish/hosts/host-files';
import { nginxComplaint } from '../../tools/go-live/nginx';
import { startNginx } from '../support/hosts/nginx';
import { ask } from '../support/hosts/request';
import { accepted } from '../support/hosts/typed-redirects';
import { temporaryFolder } from '../support/temporary-folder';

jest.setTimeout(60_000);

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

test('whatever the schema takes, nginx starts with and answers', async () => {
  expect(accepted.length).toBeGreaterThan(130);
  for (const { from, to } of [...accepted, ...many]) {
    const { status, headers } = await ask(nginx.place, from);
    expect([status, headers.location]).toEqual([301, to]);
  }
});

test('the visitor’s query goes along, before the anchor, unless there is one already', async () => {
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

test('the release asks nginx before anything is put online', () => {
  const site = siteWith(many);
  expect(nginxComplaint(site)).toBeUndefined();
  writeFileSync(join(site, '_nginx.conf'), 'map $uri $site_moved_to { "/a" }');
  expect(nginxComplaint(site)).toContain('_nginx.conf');
});
