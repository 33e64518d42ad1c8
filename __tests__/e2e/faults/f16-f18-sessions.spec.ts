import { requestsTo } from '../../support/e2e/network';
import { breakProject, outageComplaints, rawWords } from '../../support/e2e/outages';
import { fallbackForm, fallbackOpenings, shopPath } from '../../support/e2e/shop-page';
import { callbackPage } from '../../support/e2e/sign-in';
import { expect, signedInTest, test } from '../../support/e2e/test';
import { words } from '../../support/e2e/words';

const hour = 3600;
const { failed, notCharged } = words.checkout;
const { unavailable } = words.checkoutReasons;
const refreshed = /grant_type=refresh_token$/;

for (const one of [test, signedInTest]) one.use({ expectedComplaints: outageComplaints });

signedInTest(
  'F16 the project cannot be reached: ordering, and again',
  async ({ page, context, shop, account }) => {
    const openings = await fallbackOpenings(context);
    await shop.open();
    await shop.expectSignedIn(account.email);
    const mend = await breakProject(page);
    await shop.order.click();
    await expect(shop.problem).toBeFocused();
    for (const text of [failed(unavailable), notCharged])
      await expect(shop.problem).toContainText(text);
    await expect(shop.problem).not.toContainText(rawWords);
    await expect(shop.fallbackLink).toHaveAttribute('href', fallbackForm);
    await expect.poll(() => openings).toEqual([fallbackForm]);
    await mend();
    await shop.orderAndPay();
  },
);

for (const [what, hours] of [
  ['two hours ahead', 2],
  ['two hours behind', -2],
] as const) {
  test(`F18 a clock ${what}`, async ({ page, shop, arrival, account }) => {
    const renewed = requestsTo(page, refreshed);
    await page.clock.install({ time: Date.now() + hours * hour * 1000 });
    // Its form comes with the script; the mark of hydration is hidden by the clock.
    await page.goto(callbackPage);
    await arrival.signInHere(account);
    await page.goto(shopPath);
    for (let minutes = 0; minutes < 20; minutes += 5) {
      await page.clock.fastForward('05:00');
      await shop.expectSignedIn(account.email);
    }
    await page.reload();
    await shop.expectSignedIn(account.email);
    expect(renewed).toEqual([]);

    // When its hour is really over, one is enough.
    await page.clock.fastForward('01:00:00');
    await shop.orderAndPay();
    expect(renewed).toHaveLength(1);
  });
}
