import { shopPath } from '../../support/e2e/shop-page';
import { expect, signedInTest as test } from '../../support/e2e/test';

// Visitors' browsers have it; Playwright switches it off.
test.use({
  launchOptions: async ({ launchOptions }, run) =>
    run({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

test("F12 the page from the browser's memory can be used", async ({ page, shop }) => {
  await shop.open();
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['persisted'] = String(persisted);
    });
  });
  await shop.orderAndPay();
  // goBack() would wait for a page that loads; this one does not.
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(shopPath);
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  await expect(shop.order).toBeEnabled();
});
