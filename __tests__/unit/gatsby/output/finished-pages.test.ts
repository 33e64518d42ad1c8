/** @jest-environment node */
import { readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { finishPages } from '../../../../src/gatsby/output/finish-pages';
import { temporaryFolder } from '../../../support/temporary-folder';

const css = 'p{top:0}.a{top:1px}.b{top:2px}';
const page = (body: string): string =>
  `<head><style data-href="/component---x.css">${css}</style></head>${body}` +
  '<template id="page-path" data-path="/"></template><template data-script="/webpack-runtime-1.js"></template>';

const mark = 'style="a:b"';

/** A built site of two pages, and a build that finishes them. */
function site() {
  const publicDir = join(
    temporaryFolder({
      'public/component---x.css': css,
      'public/chunk-map.json': '{"run-react":[]}',
      'public/webpack.stats.json': '{"assetsByChunkName":{"app":[]}}',
      'public/page-data/app-data.json': '{"webpackCompilationHash":"0123"}',
      'public/one.html': page('<p class="a" style="left:1px"></p>'),
      'public/two.html': page('<p class="a x"></p>'),
      '.cache/empty': '',
    }),
    'public',
  );
  const files = ['one.html', 'two.html'];
  const read = (file: string): string => readFileSync(join(publicDir, file), 'utf8');
  return {
    /** Puts another file in the place of one. */
    replace: (file: string, content: string) => writeFileSync(join(publicDir, file), content),
    read,
    write: (file: string, body: string) => writeFileSync(join(publicDir, file), page(body)),
    /** Changes a page so that neither its time nor its size tells; who reads it would mend it. */
    markIn: (file: string) => {
      const { mtimeMs } = statSync(join(publicDir, file));
      writeFileSync(join(publicDir, file), read(file).replace('class="a x"', mark));
      utimesSync(join(publicDir, file), new Date(), new Date(Math.round(mtimeMs)));
    },
    /** What a page says to machines is made of `source`, and says it. */
    finish: (source = 'same') =>
      finishPages(publicDir, files, {
        headOf: ({ file }) => ({ tags: `<meta name="${source}">`, card: cardOf(file) }),
        sourceOf: () => (source === '' ? undefined : source),
      }),
  };
}

const cardOf = (route: string) => ({
  ...{ route, site: 'Kern', kicker: '', title: '', hour: 3 },
  cover: undefined,
});

test('a page that nobody has written since is not read again, and its hashes and card are known', () => {
  const { finish, markIn, read } = site();
  const first = finish();
  markIn('two.html');
  expect(finish()).toEqual(first);
  expect(read('two.html')).toContain(mark);
  expect(first.cards).toHaveLength(2);
});

test('a page that was written since is finished, with what an unread page has of styles', () => {
  const { finish, read, write } = site();
  finish();
  write('two.html', '<p class="b"></p>');
  const { hashes } = finish();
  expect(read('two.html')).toContain('<meta name="same">');
  expect(read('two.html')).toContain('.b{top:2px}');
  expect(read('one.html')).toMatch(/class="a (S\w{4})"/);
  expect(read('one.html')).toContain(':not(#s){left:1px}');
  expect(hashes).toHaveLength(2);
});

test('a page whose head is made of something else says so', () => {
  const { finish, read } = site();
  finish();
  finish('other');
  expect(read('one.html')).toContain('<meta name="other">');
  expect(read('one.html')).not.toContain('<meta name="same">');
});

test('a page whose head is made of more than can be compared is always read', () => {
  const { finish, markIn, read } = site();
  finish('');
  markIn('two.html');
  finish('');
  expect(read('two.html')).not.toContain(mark);
});

test.each([
  ['webpack.stats.json', '{"assetsByChunkName":{"app":["app-2.js"]}}'],
  ['../.cache/finished-pages.json', '{"circumstances":'],
])('with another %s, all pages are read', (file, content) => {
  const { finish, markIn, read, replace } = site();
  finish();
  markIn('two.html');
  replace(file, content);
  finish();
  expect(read('two.html')).not.toContain(mark);
});
