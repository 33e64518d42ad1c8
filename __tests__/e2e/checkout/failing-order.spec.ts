import type { Page, Route } from '@playwright/test';
import { addresses } from '../../../tools/front-door/addresses.mjs';
import { expectAccessible } from '../../support/e2e/axe';
import { expect, signedInTest as test } from '../../support/e2e/checkout-test';
import { documentRequests } from '../../support/e2e/documents';
import { open } from '../../support/e2e/open';
import { expectedComplaints } from '../../support/e2e/outages';
import {
  checkoutFunction,
  fallbackForm,
  fallbackOpenings,
  orderButton,
  paymentPage,
  problem,
  videoPage,
} from '../../support/e2e/video-page';

// Nothing fades in while axe looks at it.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedComplaints });

const headers = { 'access-control-allow-origin': '*' };

/** Lets the Edge Function answer like this. */
const answering = (status: number, json: unknown) => (route: Route) =>
  route.fulfill({ status, headers, json });

const formLink = (page: Page) => problem(page).getByRole('link', { name: /^Kontaktformular/ });

for (const [what, answer, text] of [
  [
    'answers 401',
    answering(401, { error: 'invalid_token' }),
    'Checkout-Fehler: Ihre Anmeldung gilt nicht mehr.',
  ],
  [
    'answers 400',
    answering(400, { error: 'unknown_price' }),
    'Checkout-Fehler: Diese Bestellung wurde nicht angenommen.',
  ],
  [
    'answers 502',
    answering(502, { error: 'stripe_failed' }),
    'Checkout-Fehler: Der Zahlungsdienst ist gerade nicht erreichbar.',
  ],
  ['brings no url', answering(200, {}), 'Keine Checkout-URL erhalten'],
  [
    'brings a foreign url',
    answering(200, { url: 'https://checkout.stripe.com.boese.example/c/pay/cs_test_1' }),
    'Keine Checkout-URL erhalten',
  ],
  [
    'brings a script as url',
    answering(200, { url: 'javascript:document.title="übernommen"' }),
    'Keine Checkout-URL erhalten',
  ],
] as const) {
  test(`F23 the function ${what}: said in German, the other form opens once, nobody is led away`, async ({
    page,
    context,
  }) => {
    await page.route(checkoutFunction, answer);
    const openings = await fallbackOpenings(context);
    await open(page, videoPage);
    const documents = documentRequests(page);

    await orderButton(page).click();
    await expect(problem(page)).toContainText(text);
    await expect(problem(page)).toContainText('Es wurde nichts abgebucht.');
    await expect(problem(page)).not.toContainText(/invalid|unknown|stripe_failed|non-2xx/);
    await expect(problem(page)).toBeFocused();
    await expect.poll(() => openings).toEqual([fallbackForm]);

    await orderButton(page).click();
    await expect(problem(page)).toBeFocused();
    await expect(formLink(page)).toHaveAttribute('href', fallbackForm);
    expect(openings).toHaveLength(1);
    expect(documents).toEqual([]);
    expect(page.url()).toBe(addresses.site + videoPage);
    await expect(page).toHaveTitle(/^KI-Produktvideos/);

    await page.unroute(checkoutFunction);
    await orderButton(page).click();
    await expect(page).toHaveURL(paymentPage);
  });
}

test('F24 a blocked pop-up: the link to the other form is there', async ({ page, context }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.route(checkoutFunction, answering(502, { error: 'stripe_failed' }));
  const openings = await fallbackOpenings(context);
  await open(page, videoPage);
  await orderButton(page).click();
  await expect(formLink(page)).toBeVisible();
  expect(openings).toEqual([]);
  await expectAccessible(page);
  const tab = context.waitForEvent('page');
  await formLink(page).click();
  await expect(await tab).toHaveURL(fallbackForm);
});
