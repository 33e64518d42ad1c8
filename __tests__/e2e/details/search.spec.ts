import { searchFiles } from '../../../src/config/search-files';
import { searchPage } from '../../../src/config/search-page';
import { searchWords } from '../../../src/features/search/messages';
import { at, posts } from '../../support/content';
import { open } from '../../support/e2e/open';
import { expect, test } from '../../support/e2e/test';

const post = at(posts(), 0);
const current = `**${searchFiles.current}`;

test.describe(() => {
  test.use({ expectedComplaints: /503/ });
  test('after a search that could not be loaded, the next one is', async ({ page }) => {
    await page.route(current, (route) => route.fulfill({ status: 503, body: '' }));
    await open(page, searchPage.path);
    const field = page.getByRole('searchbox');
    await field.fill('Termin');
    await expect(page.getByRole('status')).toHaveText(searchWords.failed);
    await page.unroute(current);
    await field.fill(post.title);
    await expect(page.getByRole('main').getByRole('link', { name: post.title })).toBeVisible();
  });
});
