import type { BrowserContext, Page } from '@playwright/test';
import { expect, signedInTest as test } from '../../support/e2e/checkout-test';
import { open } from '../../support/e2e/open';
import {
  checkoutFunction,
  orderButton,
  paymentPage,
  preparations,
  product,
  videoPage,
} from '../../support/e2e/video-page';

const busyButton = (page: Page) =>
  page.getByRole('button', { name: `Wird vorbereitet... (${product.name})` });

/** Holds the preparation of a payment back until it is released. */
async function holdPreparation(context: BrowserContext): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await context.route(checkoutFunction, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('F11 a double click prepares one payment, and the button is locked', async ({
  page,
  context,
}) => {
  const prepared = preparations(context);
  const release = await holdPreparation(context);
  await open(page, videoPage);
  await orderButton(page).dblclick();
  await expect(busyButton(page)).toBeDisabled();
  // Nor can anything else be ordered meanwhile.
  for (const other of await page.getByRole('button', { name: /^Zahlungspflichtig/ }).all()) {
    await expect(other).toBeDisabled();
  }
  release();
  await expect(page).toHaveURL(paymentPage);
  expect(prepared).toHaveLength(1);
});

test('F11 clicks by script in one moment prepare one payment', async ({ page, context }) => {
  const prepared = preparations(context);
  await open(page, videoPage);
  await orderButton(page).evaluate((button) => {
    for (let click = 1; click <= 5; click += 1) {
      if (button instanceof HTMLElement) button.click();
    }
  });
  await expect(page).toHaveURL(paymentPage);
  expect(prepared).toHaveLength(1);
});

test('F11 two tabs that order the same get one payment', async ({ page, context }) => {
  const prepared = preparations(context);
  const release = await holdPreparation(context);
  const tab = await context.newPage();
  await Promise.all([open(page, videoPage), open(tab, videoPage)]);
  for (const one of [page, tab]) {
    await orderButton(one).click();
    await expect(busyButton(one)).toBeVisible();
  }
  release();
  await Promise.all([expect(page).toHaveURL(paymentPage), expect(tab).toHaveURL(paymentPage)]);
  expect(tab.url()).toBe(page.url());
  expect(prepared).toHaveLength(2);
});

test('F12 back from the payment page one can order again', async ({ page }) => {
  await open(page, videoPage);
  await orderButton(page).click();
  await expect(page).toHaveURL(paymentPage);
  await page.goBack();
  await expect(orderButton(page)).toBeEnabled();
  await orderButton(page).click();
  await expect(page).toHaveURL(paymentPage);
});

test('F12 a page that comes back in the middle of an order is usable again', async ({
  page,
  context,
}) => {
  await holdPreparation(context);
  await open(page, videoPage);
  await orderButton(page).click();
  await expect(busyButton(page)).toBeDisabled();
  // As the browser tells a page that it shows as it was left.
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(orderButton(page)).toBeEnabled();
});
