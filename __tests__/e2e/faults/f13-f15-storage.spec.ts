import type { Page } from '@playwright/test';
import { paymentPage } from '../../support/e2e/shop-page';
import { noStorage, refusals, storageComplaints } from '../../support/e2e/storage';
import { expect, test } from '../../support/e2e/test';

/** Everything the browser has stored for the site. */
const stored = (page: Page) => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));

test('F13 a password is never kept, and gone after a reload', async ({ page, shop, visitor }) => {
  const { entry } = await shop.openDialog();
  await entry('email').fill(visitor.email);
  await entry('password').fill(visitor.password);
  expect(await stored(page)).not.toContain(visitor.password);
  await page.reload();
  await shop.openDialog();
  await expect(entry('password')).toHaveValue('');
  expect(await stored(page)).not.toContain(visitor.password);
});

for (const [what, sabotage] of Object.entries(refusals)) {
  test.describe(`storage is ${what}`, () => {
    test.use({ storageState: noStorage, expectedComplaints: storageComplaints });
    test.beforeEach(({ page }) => page.addInitScript(sabotage));

    test('F14 signing in leads to the payment', async ({ page, shop, account }) => {
      const { signIn } = await shop.openDialog();
      await signIn(account);
      await shop.expectSignedIn(account.email);
      await expect(page).toHaveURL(paymentPage);
    });
  });
}
