import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { searchFiles } from '../../../src/config/search-files';
import { searchPage } from '../../../src/config/search-page';
import { searchWords } from '../../../src/features/search/messages';
import { writeSearchIndexes } from '../../../src/gatsby/output/search-indexes';
import { at, posts } from '../../support/content';
import { open } from '../../support/e2e/open';
import { publicDir } from '../../support/e2e/routes';
import { indexNames } from '../../support/search-indexes';
import { expect, test } from '../../support/e2e/test';

const post = at(posts(), 0);
const list = `**${searchFiles.list}`;

test('many pages are in several indexes, and what is found in any of them is shown', async ({
  page,
}, info) => {
  const folder = info.outputDir;
  const elsewhere = `${post.title} Powidltascherl`;
  const html = `<html lang="de"><body><main><h1>${elsewhere}</h1></main></body></html>`;
  writeFileSync(info.outputPath('anderswo.html'), html);
  await writeSearchIndexes(folder, ['anderswo.html']);
  const [name = ''] = indexNames(folder);
  await page.route(`**${searchFiles.indexes}${name}/**`, (route) =>
    route.fulfill({ path: join(folder, new URL(route.request().url()).pathname) }),
  );
  await page.route(list, (route) => route.fulfill({ json: [...indexNames(publicDir), name] }));
  await open(page, searchPage.path);
  await page.getByRole('searchbox').fill(post.title);
  const hits = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(hits.filter({ hasText: elsewhere })).toHaveAttribute('href', '/anderswo');
  await expect(hits.getByText(post.title, { exact: true }).first()).toBeVisible();
});

test.describe(() => {
  test.use({ expectedComplaints: /503/ });
  test('after a search that could not be loaded, the next one is', async ({ page }) => {
    await page.route(list, (route) => route.fulfill({ status: 503, body: '' }));
    await open(page, searchPage.path);
    const field = page.getByRole('searchbox');
    await field.fill('Termin');
    await expect(page.getByRole('status')).toHaveText(searchWords.failed);
    await page.unroute(list);
    await field.fill(post.title);
    await expect(page.getByRole('main').getByRole('link', { name: post.title })).toBeVisible();
  });
});
