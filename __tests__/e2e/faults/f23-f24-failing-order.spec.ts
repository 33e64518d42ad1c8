import { seoOf } from '../../support/content';
import { site } from '../../support/e2e/addresses';
import { answering, documentsOf } from '../../support/e2e/network';
import { outageComplaints } from '../../support/e2e/outages';
import { expectAccessible } from '../../support/e2e/page-checks/accessibility';
import {
  checkoutFunction,
  fallbackForm,
  fallbackOpenings,
  shopPath,
} from '../../support/e2e/shop-page';
import { expect, signedInTest as test } from '../../support/e2e/test';
import { words } from '../../support/e2e/words';

// Nothing fades in while axe looks at it.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedComplaints: outageComplaints });

const { failed, noAddress, notCharged } = words.checkout;
const { unavailable } = words.checkoutReasons;
const foreign = 'https://checkout.stripe.com.boese.example/c/pay/cs_test_1';

for (const [what, status, json, text] of [
  ['answers 502', 502, { error: 'stripe_failed' }, failed(unavailable)],
  ['brings a foreign url', 200, { url: foreign }, noAddress],
] as const) {
  test(`F23 the function ${what}`, async ({ page, context, shop }) => {
    await page.route(checkoutFunction, answering(status, json));
    const openings = await fallbackOpenings(context);
    await shop.open();
    const documents = documentsOf(page);

    await shop.order.click();
    await expect(shop.problem).toContainText(text);
    await expect(shop.problem).toContainText(notCharged);
    await expect(shop.problem).not.toContainText(/invalid|unknown|stripe_failed|non-2xx/);
    await expect(shop.problem).toBeFocused();
    await expect.poll(() => openings).toEqual([fallbackForm]);

    await shop.order.click();
    await expect(shop.problem).toBeFocused();
    await expect(shop.fallbackLink).toHaveAttribute('href', fallbackForm);
    expect(openings).toHaveLength(1);
    expect(documents).toEqual([]);
    expect(page.url()).toBe(site + shopPath);
    await expect(page).toHaveTitle(seoOf(shopPath)?.title ?? 'none');

    await page.unroute(checkoutFunction);
    await shop.orderAndPay();
  });
}

test('F24 a blocked pop-up', async ({ page, context, shop }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.route(checkoutFunction, answering(502, { error: 'stripe_failed' }));
  const openings = await fallbackOpenings(context);
  await shop.open();
  await shop.order.click();
  await expect(shop.fallbackLink).toBeVisible();
  expect(openings).toEqual([]);
  await expectAccessible(page);
  const tab = context.waitForEvent('page');
  await shop.fallbackLink.click();
  await expect(await tab).toHaveURL(fallbackForm);
});
