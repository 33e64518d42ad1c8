import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { finishSite } from '../finish-site';
import { bringRawBack, filesIn, setRawAside } from '../site-folders';
import { temporaryFolder } from '../../../../__tests__/support/temporary-folder';

const page = (name: string) =>
  `<head><style data-href="/component---x.css"></style></head><p style="top:1px">${name}</p>` +
  '<template id="page-path" data-path="/"></template><template id="scripts"></template>';
const sections = (...all: object[]) =>
  JSON.stringify({ result: { data: { landingPage: { route: '/', sections: all } } } });
const site = { site: { data: { vat: 'exkl.', owner: {} } }, navigation: { data: {} } };

/** A build as Gatsby leaves it, with what is left of earlier ones. */
const built = {
  'static/google0123.html': 'proof',
  'static/alt/folder.html': 'old',
  'public/google0123.html': 'proof',
  'public/alt/folder.html': 'old',
  'public/index.html': page('home'),
  'public/404.html': page('not found'),
  'public/blog/404.html': page('post not found'),
  'public/blog/index.html': page('blog'),
  'public/blog/eins/index.html': page('post'),
  'public/blog/gone/index.html': page('gone'),
  'public/static/a.avif': 'picture',
  'public/app-0123456789ab.js': 'app',
  'public/app-of-another-build.js': 'old',
  'public/component---x.css': 'p{left:0}',
  'public/webpack-assets.json': '["app-0123456789ab.js","component---x.css"]',
  'public/webpack.stats.json': '{"assetsByChunkName":{"app":["app-0123456789ab.js"]}}',
  'public/chunk-map.json': '{"run-react":[]}',
  'public/_gatsby/slices/_gatsby-scripts-1.html': 'scripts',
  'public/page-data/app-data.json': '{"webpackCompilationHash":"0123"}',
  'public/page-data/index/page-data.json': sections(
    { kind: 'faq', heading: 'Fragen' },
    { kind: 'team', show: 4 },
  ),
  'public/page-data/404.html/page-data.json': '{"result":{}}',
  'public/page-data/blog/404.html/page-data.json': '{"result":{}}',
  'public/page-data/blog/page-data.json': '{"result":{}}',
  'public/page-data/blog/eins/page-data.json': '{"result":{"data":{"mdx":{"html":"<p>"}}}}',
  'public/page-data/blog/gone/page-data.json': '{"result":{}}',
  'public/page-data/sq/d/1.json': JSON.stringify({ data: site }),
  'public/page-data/sq/d/2.json': '{"data":{}}',
};
const routes = ['/', '/404.html', '/blog', '/blog/404.html', '/blog/eins'];

/** @returns the repository's folder, and reads a file of the finished site */
function finished() {
  const root = temporaryFolder(built);
  const raw = setRawAside(root);
  finishSite(raw, join(root, 'public'), join(root, 'static'), routes);
  return { root, read: (file: string) => readFileSync(join(root, 'public', file), 'utf8') };
}

test('the site holds its pages, flat, and nothing of earlier builds or of Gatsby alone', () => {
  const { root } = finished();
  const files = filesIn(join(root, 'public')).filter((file) => !/^(start|chunks)-/.test(file));
  expect(files).toEqual(
    [
      ...['404.html', 'blog.html', 'blog/404.html', 'blog/eins.html', 'index.html'],
      ...['alt/folder.html', 'google0123.html', 'static/a.avif'],
      ...['app-0123456789ab.js', 'component---x.css', 'page-data/app-data.json'],
      ...['404.html', 'blog', 'blog/404.html', 'blog/eins', 'index'].map(
        (route) => `page-data/${route}/page-data.json`,
      ),
      ...['page-data/sq/d/1.json', 'page-data/sq/d/2.json'],
    ].sort(),
  );
});

test('pages are finished', () => {
  const { read } = finished();
  expect(read('blog.html')).toMatch(/<p class="S\w{4}">blog<\/p>/);
  expect(read('blog.html')).not.toContain('style="');
});

test('only sections that do something in the browser keep their content', () => {
  const { read } = finished();
  expect(JSON.parse(read('page-data/index/page-data.json'))).toEqual(
    JSON.parse(sections({ kind: 'faq' }, { kind: 'team', show: 4 })),
  );
  expect(JSON.parse(read('page-data/blog/eins/page-data.json'))).toEqual({ result: { data: {} } });
});

test('of what all pages share, what live parts need is left', () => {
  const { read } = finished();
  expect(read('page-data/sq/d/1.json')).toBe('{"data":{"site":{"data":{"vat":"exkl."}}}}');
  expect(read('page-data/sq/d/2.json')).toBe('{"data":{}}');
});

test('pictures take no room twice', () => {
  const { root } = finished();
  const inodes = ['public', '.cache/raw'].map(
    (each) => statSync(join(root, each, 'static/a.avif')).ino,
  );
  expect(inodes[0]).toBe(inodes[1]);
});

test('the next build finds exactly what Gatsby has written', () => {
  const { root, read } = finished();
  const first = filesIn(join(root, 'public')).map((file) => [file, read(file)]);
  bringRawBack(root);
  const left = filesIn(join(root, 'public')).map((file) => [
    `public/${file}`,
    readFileSync(join(root, 'public', file), 'utf8'),
  ]);
  const written = Object.entries(built).filter(([file]) => file.startsWith('public/'));
  expect(left).toEqual(written.sort(([a], [b]) => (a < b ? -1 : 1)));
  finishSite(setRawAside(root), join(root, 'public'), join(root, 'static'), routes);
  expect(filesIn(join(root, 'public')).map((file) => [file, read(file)])).toEqual(first);
});

test('a first build, and one after another was cut off, begins with what is there', () => {
  const root = temporaryFolder({ 'public/index.html': 'home' });
  bringRawBack(root);
  expect(existsSync(join(root, 'public/index.html'))).toBe(true);
  const empty = temporaryFolder({});
  mkdirSync(join(empty, '.cache'));
  bringRawBack(empty);
  expect(existsSync(join(empty, 'public'))).toBe(false);
});

test('a route without a file stops the build and is named', () => {
  const root = temporaryFolder(built);
  const raw = setRawAside(root);
  expect(() =>
    finishSite(raw, join(root, 'public'), join(root, 'static'), [...routes, '/trial']),
  ).toThrow('trial');
});
