import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { open } from './open';

export const videoPage = '/services/ki-avatar-produkt-videos-erstellen';

/** The package the tests buy. */
export const product = { key: 'video-basic', name: 'KI-Produktvideo Basic', price: '99\u00a0€' };

/** Where a payment is prepared. */
export const checkoutFunction = '**/functions/v1/stripe-checkout';

/** Addresses of the payment page. */
export const paymentPage = /^http:\/\/localhost:9001\/pay\/cs_test_\w+$/;

/** Address of the external form that helps out. */
export const fallbackForm = 'https://forms.example.com/uhrturm-ki/kontakt';

/** The place on the page where the package is paid. It is no landmark, so it has no role. */
const payBlock = (page: Page): Locator => page.locator(`#bestellen-${product.key}`);

export const payOnline = (page: Page): Locator =>
  page.getByRole('link', { name: `Online bezahlen (${product.name})` });

export const signInAndPay = (page: Page): Locator =>
  page.getByRole('button', { name: `Anmelden und sofort bezahlen (${product.name})` });

export const orderButton = (page: Page): Locator =>
  page.getByRole('button', { name: `Zahlungspflichtig bestellen (${product.name})` });

/** The box that says why an order failed. */
export const problem = (page: Page): Locator => payBlock(page).getByRole('alert');

/** Whether the page shows this account as signed in, its way out and its way to buy. */
export async function expectSignedIn(page: Page, email: string): Promise<void> {
  await expect(page.getByText(`Angemeldet als ${email}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Abmelden' })).toBeEnabled();
  await expect(orderButton(page)).toBeEnabled();
  await expect(payOnline(page)).toHaveCount(0);
}

/** Whether the page knows nobody. @param timeout milliseconds it may take */
export async function expectSignedOut(page: Page, timeout = 5000): Promise<void> {
  await expect(payOnline(page)).toBeVisible({ timeout });
  await expect(page.getByText('Angemeldet als')).toHaveCount(0);
  await expect(orderButton(page)).toHaveCount(0);
}

/** Opens the dialog in which one signs in to buy. */
export async function openDialog(page: Page): Promise<Locator> {
  await open(page, videoPage);
  await signInAndPay(page).click();
  const dialog = page.getByRole('dialog', { name: 'Anmelden' });
  await expect(dialog).toBeVisible();
  return page.getByRole('dialog');
}

/** Answers in place of the external form. @returns its openings so far, followed live */
export async function fallbackOpenings(context: BrowserContext): Promise<string[]> {
  const openings: string[] = [];
  await context.route('https://forms.example.com/**', async (route) => {
    openings.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<title>Formular</title>' });
  });
  return openings;
}

/** Orders that are being prepared, followed live: one entry for each request to the Edge Function. */
export function preparations(context: BrowserContext): string[] {
  const requests: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/stripe-checkout')) {
      requests.push(request.postData() ?? '');
    }
  });
  return requests;
}
