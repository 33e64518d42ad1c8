import type { Page } from '@playwright/test';
import { at, contentOf, posts, seoOf } from '../../support/content';
import { site } from '../../support/e2e/addresses';
import { foreignRequests } from '../../support/e2e/network';
import { open, untilHydrated } from '../../support/e2e/open';
import { shopPath } from '../../support/e2e/shop-page';
import { callbackPage } from '../../support/e2e/sign-in';
import { expect, test } from '../../support/e2e/test';
import { newSession, type Visitor } from '../../support/e2e/visitor';
import { successPage } from '../../support/success-page';

const contactPage = contentOf('navigation').contact.to;
const order = { product: 'video-basic', price: '99', message: 'Ich möchte „Basic“ bestellen.' };

/** Address of the contact page with these parameters. */
const addressWith = (query: Record<string, string>) =>
  `${contactPage}?${new URLSearchParams(query).toString()}`;

test('without product, price or message nothing is filled in', async ({ page, contact }) => {
  for (const missing of ['product', 'price', 'message'] as const) {
    const { [missing]: _, ...query } = order;
    await open(page, addressWith(query));
    await expect(contact.field('message')).toHaveValue('');
  }
});

const markup = '</textarea><img src=x onerror="document.title=`übernommen`"><script>1</script>';

for (const [what, message, kept] of [
  ['A01 markup is text and nothing else', markup, markup],
  ['A02 a megabyte is cut', 'x'.repeat(1_000_000), 'x'.repeat(5000)],
  ['A02 control and direction characters are removed', 'e\u0000 \u202ez\u2066\u200f\nv', 'e z\nv'],
] as const) {
  test(what, async ({ page, contact }) => {
    // A server would refuse an address of a megabyte.
    await page.route(
      ({ search }) => search.length > 10_000,
      (route) => route.continue({ url: route.request().url().replace(/\?.*/, '') }),
    );
    await open(page, addressWith({ ...order, message }));
    await expect(contact.field('message')).toHaveValue(kept);
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
    await expect(page).toHaveTitle(seoOf(contactPage)?.title ?? 'none');
  });
}

/** What an attacker would send: a link that signs its victim in as the attacker. */
async function fragmentOf(attacker: Visitor): Promise<string> {
  const { access_token, refresh_token } = await newSession(attacker);
  return new URLSearchParams({
    access_token: String(access_token),
    refresh_token: String(refresh_token),
    expires_in: '3600',
    token_type: 'bearer',
    type: 'signup',
  }).toString();
}

/** Whether the account keeps nothing in storage. */
async function expectNothingKept(page: Page): Promise<void> {
  const keys = await page.evaluate(() => [localStorage, sessionStorage].flatMap(Object.keys));
  expect(keys.filter((key) => key.startsWith('sb-'))).toEqual([]);
}

test('A03 a session in the address of any page', async ({ page, context, shop, account }) => {
  const fragment = await fragmentOf(account);
  const foreign = await foreignRequests(context, site);
  for (const path of ['/', '/datenschutz', contactPage, at(posts(), 0).path, '/success']) {
    await page.goto(`${path}#${fragment}`, { waitUntil: 'networkidle' });
    await untilHydrated(page);
    await expectNothingKept(page);
  }
  expect(foreign).toEqual([]);
  await page.goto(shopPath);
  await shop.expectSignedOut();
});

test('A03 a session in the address where the SDK comes', async ({ page, shop, account }) => {
  await open(page, `${shopPath}#${await fragmentOf(account)}`);
  await shop.expectSignedOut();
  // Now the SDK comes and finds that address.
  await shop.payOnline.click();
  await expect(shop.dialog).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(page.url()).toContain('#access_token=');
  await shop.expectSignedOut();
  await expectNothingKept(page);
});

test('A03 a session in the address of the callback', async ({ page, shop, arrival, account }) => {
  await page.goto(`${callbackPage}#${await fragmentOf(account)}`);
  await arrival.expect('other-device');
  await expect(arrival.entry('password')).toHaveValue('');
  await expectNothingKept(page);
  await page.goto(shopPath);
  await shop.expectSignedOut();
});

test('A05 rubbish is never shown as an order number', async ({ page }) => {
  const { heading, orderNumberLabel } = successPage;
  const title = seoOf('/success')?.title ?? '';
  for (const rubbish of [
    '<script>document.title=1</script>',
    'cs_test_<b>fett</b>12345678',
    'Bitte überweisen Sie an AT12',
    'cs_test_a1b2c3d4e5f6g7h8i9j0k1l2m3n4 '.repeat(200),
    '',
  ]) {
    await open(page, `/success?session_id=${encodeURIComponent(rubbish)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('main')).not.toContainText(orderNumberLabel);
    await expect(page).toHaveTitle(title);
  }
});

test('A23 an invented order number is not shown as one', async ({ page }) => {
  const { heading, lead } = successPage.states.unknown;
  await open(page, '/success?session_id=cs_live_BITTEANRUFEN');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  const main = page.getByRole('main');
  await expect(main).toContainText(lead);
  await expect(main).not.toContainText('BITTEANRUFEN');
});
