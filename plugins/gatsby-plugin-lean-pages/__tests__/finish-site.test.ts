import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../files';
import { finishSite } from '../finish-site';
import { temporaryFolder } from '../../../__tests__/support/temporary-folder';

const template = 'component---src-templates-page-tsx';
const style =
  '<style data-href="/styles.1a.css" data-identity="gatsby-global-css">.a{top:0}.b{top:0}</style>';
const page = (head: string) =>
  `<html><head>${head}<script type="module">gatsby()</script></head><body><p class="a">x</p><script>window.pagePath="/"</script><script src="/app-1a.js" async></script><script src="/polyfill-1a.js" nomodule></script></body></html>`;

const raw: Readonly<Record<string, string>> = {
  'index.html': page(style),
  'blog/index.html': page(style),
  'page-data/app-data.json': '{"webpackCompilationHash":"abc"}',
  'page-data/index/page-data.json': JSON.stringify({
    componentChunkName: template,
    path: '/',
    staticQueryHashes: [],
    result: {
      data: {
        landingPage: {
          route: '/',
          title: 'x',
          sections: [
            { kind: 'cards', heading: 'x', data: {} },
            { kind: 'team', heading: 'y', data: {} },
          ],
        },
      },
    },
  }),
  'page-data/blog/page-data.json': JSON.stringify({
    componentChunkName: template,
    path: '/blog',
    staticQueryHashes: ['1'],
    result: { data: { blog: { data: 'x' } } },
  }),
  'page-data/sq/d/1.json':
    '{"data":{"site":{"data":{"name":"x","contact":"y"}},"navigation":{"data":{"menus":"x","about":"z"}}}}',
  'webpack.stats.json': JSON.stringify({
    namedChunkGroups: {
      app: { assets: [{ name: 'app-1a.js' }, { name: 'styles.1a.css' }] },
    },
  }),
  'app-1a.js': 'app',
};

function finish(files: typeof raw): string {
  const folder = temporaryFolder(
    Object.fromEntries(Object.entries(files).map(([file, text]) => [`raw/${file}`, text])),
  );
  finishSite(join(folder, 'raw'), join(folder, 'public'));
  return join(folder, 'public');
}

test('pages have flat names, no script inside, and what the build alone needs stays behind', () => {
  const site = finish(raw);
  const [start = ''] = filesIn(site).filter((file) => file.startsWith('start-'));
  expect(filesIn(site)).toEqual(
    [
      ...['app-1a.js', 'blog.html', 'index.html', start],
      ...['page-data/blog/page-data.json', 'page-data/index/page-data.json'],
    ].sort(),
  );
  expect(readFileSync(join(site, 'blog.html'), 'utf8')).toBe(
    `<html><head><style>.a{top:0}</style><script src="/${start}" async></script></head><body><p class="a">x</p><template data-sheet="/styles.1a.css"></template><template data-script="/app-1a.js"></template></body></html>`,
  );
  expect(readFileSync(join(site, start), 'utf8')).toContain('___webpackCompilationHash="abc"');
});

test('data holds what live sections and live parts read', () => {
  const folder = finish(raw);
  const dataOf = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  expect(dataOf('page-data/index/page-data.json')).toMatchObject({
    result: {
      data: { landingPage: { route: '/', sections: [{ kind: 'cards' }, { heading: 'y' }] } },
    },
  });
  expect(JSON.stringify(dataOf('page-data/index/page-data.json'))).not.toContain('"x"');
  const site = { data: { site: { data: { contact: 'y' } }, navigation: { data: { about: 'z' } } } };
  expect(dataOf('page-data/blog/page-data.json')).toEqual({
    ...{ path: '/blog', componentChunkName: template, webpackCompilationHash: 'abc' },
    staticQueryResults: { 1: site },
    result: { data: {}, pageContext: {} },
  });
});

test('a page without the sheet of the site ends the build', () => {
  expect(() => finish({ ...raw, 'index.html': page('') })).toThrow(
    'index.html has no style sheet.',
  );
});
