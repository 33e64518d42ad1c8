import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { restorePageData, slimPageData } from '../../../../src/gatsby/output/slim-page-data';
import { temporaryFolder } from '../../../support/temporary-folder';

const page = (...sections: object[]) =>
  JSON.stringify({ path: '/', result: { data: { landingPage: { route: '/', sections } } } });
const home = page({ kind: 'faq', heading: 'Fragen' }, { kind: 'team', show: 4 });
const post = JSON.stringify({ path: '/blog/x', result: { data: { mdx: { html: '<p>' } } } });

function built() {
  const folder = temporaryFolder({
    'public/page-data/index/page-data.json': home,
    'public/page-data/blog/x/page-data.json': post,
  });
  const read = (name: string) => readFileSync(join(folder, 'public/page-data', name), 'utf8');
  const [publicDir, keep] = [join(folder, 'public'), join(folder, 'keep')];
  return {
    publicDir,
    keep,
    home: () => read('index/page-data.json'),
    post: () => read('blog/x/page-data.json'),
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

test('the next build finds what Gatsby has written', () => {
  const { publicDir, keep, ...files } = built();
  restorePageData(publicDir, keep);
  slimPageData(publicDir, ['/', '/blog/x'], keep);
  restorePageData(publicDir, keep);
  expect(files.home()).toBe(home);
});
