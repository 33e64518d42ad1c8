import { isFilmPlaceholder } from '../../../src/content-model/placeholders';
import { contentOf, routeWith } from '../../support/content';
import { readable } from '../../support/e2e/page-checks/readable';
import { builtPages, notFoundComplaint } from '../../support/e2e/routes';
import { shopPath } from '../../support/e2e/shop-page';
import { noStorage } from '../../support/e2e/storage';
import { expect, test } from '../../support/e2e/test';
import { videoMessages } from '../../../src/lib/video-messages';

test.use({ javaScriptEnabled: false, expectedComplaints: notFoundComplaint });

test('F01 nothing of any page is hidden', async ({ page }) => {
  test.slow(); // it walks all pages
  for (const { address } of builtPages()) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    expect.soft(await readable(page), address).toEqual([]);
  }
});

test('F01 films, and no button that does nothing', async ({ page }) => {
  await page.goto(routeWith('film'));
  await expect(page.locator('video')).toHaveAttribute('controls');
  await page.goto(shopPath);
  await expect(page.getByRole('button', { name: videoMessages.play })).toHaveCount(0);
  const watch = page.getByRole('link', { name: videoMessages.watch('YouTube') });
  const made = Object.values(contentOf('site').video.ids).filter((id) => !isFilmPlaceholder(id));
  await expect(watch).toHaveCount(made.length);
});

test.describe('on a first visit', () => {
  test.use({ storageState: noStorage });

  test('F01 no banner asks what nobody could answer', async ({ page, consent }) => {
    await page.goto('/');
    await expect(consent.bar).toHaveCount(0);
    await expect(consent.settings).toHaveCount(0);
  });
});
