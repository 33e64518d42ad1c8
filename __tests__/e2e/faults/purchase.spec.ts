import { site } from '../../support/e2e/addresses';
import { mailKinds, mailsTo } from '../../support/e2e/outbox';
import { paymentPage, shopPath } from '../../support/e2e/shop-page';
import { askForAccount } from '../../support/e2e/sign-in';
import { expect, signedInTest, test } from '../../support/e2e/test';
import { redeemLink } from '../../support/e2e/visitor';
import { words } from '../../support/e2e/words';

test('a tab that waited for the confirmation pays too', async ({ page, shop, visitor }) => {
  const form = await shop.openDialog();
  // On a phone, say.
  await redeemLink(await askForAccount(form, visitor));
  await expect(form.entry('email')).toHaveValue(visitor.email);
  await form.signIn(visitor);
  await expect(page).toHaveURL(paymentPage);
});

signedInTest('cancelling leads back, nothing is bought', async ({ page, shop, account }) => {
  await shop.open();
  await shop.orderAndPay();
  await page.getByRole('link', { name: 'Abbrechen' }).click();
  await expect(page).toHaveURL(site + shopPath);
  await shop.expectSignedIn(account.email);
  await expect(shop.block.getByText(words.checkout.cancelled)).toBeInViewport();
  expect(await mailsTo(account.email, mailKinds.order)).toEqual([]);
  await shop.orderAndPay();
});
