import type { Page } from '@playwright/test';
import { shopPage } from '../../support/e2e/shop-page';
import { expect, signedInTest } from '../../support/e2e/test';
import { sessionKey } from '../../support/e2e/visitor';

/** How long another tab may take, in milliseconds. */
const soon = 2000;

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

signedInTest('F20 another page signs nobody out', async ({ page, shop, shell, account }) => {
  await shop.open();
  await shell.imprint.link.click();
  await expect(page).toHaveURL(shell.imprint.to);
  await page.goBack();
  await shop.expectSignedIn(account.email);
});
