/** @jest-environment node */
import { pathAsData } from '../../../../src/gatsby/output/page-path';

const page = (path: string) =>
  `<p>Text</p><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="${path}";/*]]>*/</script>`;
const data = (path: string) =>
  `<p>Text</p><template id="page-path" data-path="${path}"></template>`;

test.each([
  ['/blog', '/blog'],
  ['/404.html', '/404.html'],
  ['/blog/404.html', '/404.html'],
])('the page %s names %s as data, not as script', (path, named) => {
  const once = pathAsData({ file: 'blog.html', html: page(path) });
  expect(once.html).toBe(data(named));
  expect(pathAsData(once)).toEqual(once);
});

test('output of an unknown form stops the build', () => {
  const html = '<script>window.pagePath = "/blog"</script>';
  expect(() => pathAsData({ file: 'blog.html', html })).toThrow(
    'blog.html no longer names its path',
  );
});
