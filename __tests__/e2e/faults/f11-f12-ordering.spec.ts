import { hold, requestsTo } from '../../support/e2e/network';
import { checkoutFunction, paymentPage, shopPage } from '../../support/e2e/shop-page';
import { expect, signedInTest as test } from '../../support/e2e/test';
import { words } from '../../support/e2e/words';

test('F11 a double click prepares one payment', async ({ page, shop }) => {
  const prepared = requestsTo(page, checkoutFunction);
  const release = await hold(page, checkoutFunction);
  await shop.open();
  await shop.order.dblclick();
  await expect(shop.busy).toBeDisabled();
  // Nor can anything else be ordered meanwhile.
  const others = page.getByRole('button', { name: new RegExp(`^${words.checkout.order}`) });
  for (const other of await others.all()) await expect(other).toBeDisabled();
  release();
  await expect(page).toHaveURL(paymentPage);
  expect(prepared).toHaveLength(1);
});

test('F11 two tabs that order the same get one payment', async ({ page, context, shop }) => {
  const prepared = requestsTo(context, checkoutFunction);
  const release = await hold(context, checkoutFunction);
  const tab = await context.newPage();
  for (const { open, order, busy } of [shop, shopPage(tab)]) {
    await open();
    await order.click();
    await expect(busy).toBeVisible();
  }
  release();
  await Promise.all([expect(page).toHaveURL(paymentPage), expect(tab).toHaveURL(paymentPage)]);
  expect(tab.url()).toBe(page.url());
  expect(prepared).toHaveLength(2);
});

test('F12 back from the payment page one can order again', async ({ page, shop }) => {
  await shop.open();
  await shop.orderAndPay();
  await page.goBack();
  await expect(shop.order).toBeEnabled();
  await shop.orderAndPay();
});
