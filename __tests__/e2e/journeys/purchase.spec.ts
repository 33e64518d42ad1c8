import type { Page } from '@playwright/test';
import { formatPrice } from '../../../src/lib/format';
import { site } from '../../support/e2e/addresses';
import { agencyMailsAbout, linkFor, mailKinds, mailTo } from '../../support/e2e/outbox';
import { arrivalPage } from '../../support/e2e/sign-in';
import { expect, test } from '../../support/e2e/test';
import { paymentPage, product, shopPage, shopPath } from '../../support/e2e/shop-page';
import { words } from '../../support/e2e/words';
import { successPage } from '../../support/success-page';

/**
 * Pays on the page with what is bought and by whom; the mail confirms the number shown after it.
 */
async function pay(page: Page, email: string): Promise<void> {
  const main = page.getByRole('main');
  const amount = formatPrice(product.price);
  await expect(page).toHaveURL(paymentPage);
  for (const text of [product.name, amount, email]) await expect(main).toContainText(text);
  await page.getByRole('button', { name: 'Testzahlung ausführen' }).click();
  await expect(page).toHaveURL(/\/success\?session_id=cs_test_\w+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(successPage.heading);
  await expect(main).toContainText(successPage.states.paid);
  const { origin, searchParams } = new URL(page.url());
  expect(origin).toBe(site);
  const number = searchParams.get('session_id') ?? '';
  await expect(main).toContainText(number);

  // The agency's mail goes out before the buyer's.
  const confirmation = await mailTo(email, mailKinds.order);
  const notices = await agencyMailsAbout(email);
  expect(notices).toHaveLength(1);
  const digits = amount.replace(/\s.*/, '');
  for (const { message = '', subject } of [confirmation, ...notices]) {
    expect(subject).toContain(product.name);
    for (const text of [product.name, digits, number]) expect(message).toContain(text);
  }
}

test('from nobody to a paid order', async ({ shop, context, visitor }) => {
  const { signUp, status } = await shop.openDialog();
  await signUp(visitor);
  await expect(status).toContainText(words.account.signedUp);

  // The link opens another tab, as mail programs do.
  const tab = await context.newPage();
  const { redeem, expect: expectArrival } = arrivalPage(tab);
  await redeem(await linkFor(visitor.email, mailKinds.signUp));
  await expectArrival('confirmed');
  await tab.getByRole('link', { name: words.checkout.continueOrder }).click();

  await expect(tab).toHaveURL(`${shopPath}#bestellen-${product.key}`);
  const { expectSignedIn, block, order } = shopPage(tab);
  await expectSignedIn(visitor.email);
  await expect(block).toBeInViewport();
  // What is bought and for how much comes before the button.
  const { businessOnly } = words.checkout;
  await expect(block).toContainText(`${product.name} ${product.amount}, ${businessOnly}`);
  const text = await block.innerText();
  expect(text.indexOf(businessOnly)).toBeLessThan(text.indexOf(words.checkout.order));
  await order.click();
  await pay(tab, visitor.email);
  expect(await tab.evaluate(() => localStorage.getItem('checkoutProduct'))).toBeNull();
});
