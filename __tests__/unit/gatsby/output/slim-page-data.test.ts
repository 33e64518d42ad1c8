import { existsSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { restorePageData, slimPageData } from '../../../../src/gatsby/output/slim-page-data';
import { temporaryFolder } from '../../../support/temporary-folder';

const page = (...sections: object[]) =>
  JSON.stringify({ path: '/', result: { data: { landingPage: { route: '/', sections } } } });
const home = page({ kind: 'faq', heading: 'Fragen' }, { kind: 'team', show: 4 });
const post = JSON.stringify({ path: '/blog/x', result: { data: { mdx: { html: '<p>' } } } });

const site = JSON.stringify({
  data: { site: { data: { vat: 'exkl.', owner: {} } }, navigation: { data: { menus: [] } } },
});

function built() {
  const folder = temporaryFolder({
    'public/page-data/index/page-data.json': home,
    'public/page-data/blog/x/page-data.json': post,
    'public/page-data/sq/d/1.json': site,
    'public/page-data/sq/d/2.json': '{"data":{}}',
  });
  const read = (name: string) => readFileSync(join(folder, 'public/page-data', name), 'utf8');
  const [publicDir, keep] = [join(folder, 'public'), join(folder, 'keep')];
  return {
    publicDir,
    keep,
    home: () => read('index/page-data.json'),
    post: () => read('blog/x/page-data.json'),
    queries: () => [read('sq/d/1.json'), read('sq/d/2.json')],
  };
}

test('only sections that do something in the browser keep their content', () => {
  const { publicDir, keep, ...files } = built();
  slimPageData(publicDir, ['/', '/blog/x'], keep);
  expect(JSON.parse(files.home())).toEqual(
    JSON.parse(page({ kind: 'faq' }, { kind: 'team', show: 4 })),
  );
  expect(JSON.parse(files.post())).toEqual({ path: '/blog/x', result: { data: {} } });
});

test('data that Gatsby has written anew is left out anew, other data comes back as it was', () => {
  const { publicDir, keep, ...files } = built();
  const routes = ['/', '/blog/x'];
  const place = join(publicDir, 'page-data/index/page-data.json');
  slimPageData(publicDir, routes, keep);
  const [slimHome, slimPost] = [files.home(), files.post()];
  restorePageData(publicDir, keep);
  slimPageData(publicDir, routes, keep);
  expect([files.home(), files.post()]).toEqual([slimHome, slimPost]);
  restorePageData(publicDir, keep);
  writeFileSync(place, page({ kind: 'team', show: 5 }));
  utimesSync(place, new Date(), new Date(Date.now() + 1000));
  slimPageData(publicDir, routes, keep);
  expect(JSON.parse(files.home())).toEqual(JSON.parse(page({ kind: 'team', show: 5 })));
});

test('the data of a page that no longer exists does not come back', () => {
  const { publicDir, keep } = built();
  slimPageData(publicDir, ['/', '/blog/x'], keep);
  rmSync(join(publicDir, 'page-data/blog/x'), { recursive: true });
  restorePageData(publicDir, keep);
  expect(existsSync(join(publicDir, 'page-data/blog/x'))).toBe(false);
});

test('the next build finds what Gatsby has written', () => {
  const { publicDir, keep, ...files } = built();
  restorePageData(publicDir, keep);
  slimPageData(publicDir, ['/', '/blog/x'], keep);
  restorePageData(publicDir, keep);
  expect(files.home()).toBe(home);
  expect(files.queries()).toEqual([site, '{"data":{}}']);
});

test('of what all pages share, what live parts need is left', () => {
  const { publicDir, keep, queries } = built();
  slimPageData(publicDir, ['/', '/blog/x'], keep);
  expect(queries()).toEqual(['{"data":{"site":{"data":{"vat":"exkl."}}}}', '{"data":{}}']);
});
