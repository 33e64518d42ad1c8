import { fileOfRoute, routeOfFile } from '../../../gatsby-plugin-lean-pages';
import { htmlFiles } from '../page-files';
import { temporaryFolder } from '../../../../__tests__/support/temporary-folder';

const routes = ['/', '/404.html', '/blog', '/blog/404.html', '/blog/eins'];

test('the files of a built site are those of its routes, and lead back to them', () => {
  const files = routes.map(fileOfRoute);
  expect(files).toEqual(['index.html', '404.html', 'blog.html', 'blog/404.html', 'blog/eins.html']);
  const folder = temporaryFolder({
    ...Object.fromEntries(files.map((file) => [file, ''])),
    'page-data/404.html/page-data.json': '{}',
    'chat-agent.html': 'no page',
  });
  expect(htmlFiles(folder)).toEqual([...files].sort());
  expect(htmlFiles(folder).map(routeOfFile).sort()).toEqual(routes);
});
