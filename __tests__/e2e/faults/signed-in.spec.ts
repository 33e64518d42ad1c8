import { expect, signedInTest } from '../../support/e2e/test';

signedInTest('another page signs nobody out', async ({ page, shop, shell, account }) => {
  await shop.open();
  await shell.imprint.link.click();
  await expect(page).toHaveURL(shell.imprint.to);
  await page.goBack();
  await shop.expectSignedIn(account.email);
});
