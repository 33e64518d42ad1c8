import type { Page } from '@playwright/test';
import { answering, hold } from '../../support/e2e/network';
import { untilHydrated } from '../../support/e2e/open';
import { shopPage } from '../../support/e2e/shop-page';
import { expect, signedInTest, test } from '../../support/e2e/test';
import { sessionKey } from '../../support/e2e/visitor';

/** How long another tab may take, in milliseconds. */
const soon = 2000;
const logout = '**/auth/v1/logout*';

async function expectForgotten(page: Page): Promise<void> {
  await shopPage(page).expectSignedOut();
  expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull();
}

signedInTest('F19 signing out reaches the other tab', async ({ page, context, shop, account }) => {
  const other = shopPage(await context.newPage());
  await Promise.all([shop.open(), other.open()]);
  await other.expectSignedIn(account.email);
  await shop.signOut.click();
  await other.expectSignedOut(soon);
  await expectForgotten(page);
});

test('F19 signing in reaches the other tab', async ({ context, arrival, account }) => {
  const other = shopPage(await context.newPage());
  await other.open();
  await other.expectSignedOut();
  await arrival.open();
  await arrival.signInHere(account);
  await other.expectSignedIn(account.email, soon);
});

for (const [what, sabotage] of [
  ['is down', (page: Page) => page.route(logout, answering(503))],
  ['never answers', (page: Page) => hold(page, logout)],
] as const) {
  signedInTest.describe(`while the service ${what}`, () => {
    signedInTest.use({ expectedComplaints: /Failed to load resource/ });

    signedInTest('F20 signing out works', async ({ page, shop, account }) => {
      await sabotage(page);
      await shop.open();
      await shop.expectSignedIn(account.email);
      await shop.signOut.click();
      await expectForgotten(page);
      await page.reload();
      await untilHydrated(page);
      await expectForgotten(page);
    });
  });
}

signedInTest('F20 another page signs nobody out', async ({ page, shop, shell, account }) => {
  await shop.open();
  await shell.imprint.link.click();
  await expect(page).toHaveURL(shell.imprint.to);
  await page.goBack();
  await shop.expectSignedIn(account.email);
});
