import { expect, signedInTest as test } from '../../support/e2e/checkout-test';
import { open } from '../../support/e2e/open';
import { orderButton, paymentPage, videoPage } from '../../support/e2e/video-page';

// Visitors' browsers have it; Playwright switches it off.
test.use({
  launchOptions: async ({ launchOptions }, run) =>
    run({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

test('F12 back from the payment page, the browser shows the page as it was left, and usable', async ({
  page,
}) => {
  await open(page, videoPage);
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['persisted'] = String(persisted);
    });
  });
  await orderButton(page).click();
  await expect(page).toHaveURL(paymentPage);
  // goBack() would wait for a page that loads; this one does not.
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(videoPage);
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  await expect(orderButton(page)).toBeEnabled();
});
