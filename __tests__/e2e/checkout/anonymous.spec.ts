import { addresses } from '../../../tools/front-door/addresses.mjs';
import { expect, test } from '../../support/e2e/checkout-test';
import { field } from '../../support/e2e/forms';
import { open } from '../../support/e2e/open';
import { payOnline, product, videoPage } from '../../support/e2e/video-page';

const message =
  'Ich möchte das Paket „KI-Produktvideo Basic“ um 99\u00a0€ bestellen. Bitte kontaktieren Sie mich wegen der Bezahlung.';

/** What the address of the contact page carries. */
function orderOf(address: string): Record<string, string> {
  const { origin, pathname, searchParams } = new URL(address);
  expect(origin + pathname).toBe(`${addresses.site}/kontaktinformationen`);
  return Object.fromEntries(searchParams);
}

const order = { product: product.name, price: '99', message };

test('without an account the contact form takes the order', async ({ page }) => {
  await open(page, videoPage);
  await payOnline(page).click();
  await expect(field(page, 'Nachricht')).toHaveValue(message);
  expect(orderOf(page.url())).toEqual(order);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('F01 the same link leads there', async ({ page }) => {
    await page.goto(videoPage);
    await payOnline(page).click();
    await expect(field(page, 'Nachricht')).toBeVisible();
    expect(orderOf(page.url())).toEqual(order);
    // What cannot work is not offered.
    await page.goto(videoPage);
    await expect(page.getByRole('button', { name: /Anmelden und sofort bezahlen/ })).toHaveCount(0);
  });
});
