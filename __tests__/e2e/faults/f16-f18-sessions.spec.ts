import { type FormPage } from '../../support/e2e/form-page';
import { requestsTo } from '../../support/e2e/network';
import { breakProject, outageComplaints, rawWords, refuseRefresh } from '../../support/e2e/outages';
import {
  fallbackForm,
  fallbackOpenings,
  orderMessage,
  shopPath,
} from '../../support/e2e/shop-page';
import { callbackPage } from '../../support/e2e/sign-in';
import { storageWith } from '../../support/e2e/storage';
import { expect, signedInTest, test } from '../../support/e2e/test';
import { newSession, sessionKey } from '../../support/e2e/visitor';
import { videoMessages } from '../../../src/lib/video-messages';
import { words } from '../../support/e2e/words';

const hour = 3600;
const { failed, notCharged } = words.checkout;
const { unavailable, account: noAccount } = words.checkoutReasons;
const refreshed = /grant_type=refresh_token$/;

/** A session that was good an hour ago. */
const expiredTest = test.extend({
  storageState: async ({ account }, run) => {
    const expires_at = Math.floor(Date.now() / 1000) - hour;
    const session = { ...(await newSession(account)), expires_at };
    await run(storageWith({ [sessionKey]: JSON.stringify(session) }));
  },
});

for (const one of [test, signedInTest, expiredTest])
  one.use({ expectedComplaints: outageComplaints });

async function expectContactForm({ field, form }: FormPage): Promise<void> {
  await expect(field('message')).toHaveValue(orderMessage);
  const session = form.page().evaluate((key) => localStorage.getItem(key), sessionKey);
  expect(await session).toBeNull();
}

for (const outage of ['answers 503', 'is paused (540)', 'cannot be reached'] as const) {
  test(`F16 the project ${outage}: signing in`, async ({ page, shop, contact, account }) => {
    const noAnswer = words.accountFailures.get('unreachable') ?? 'none';
    await breakProject(page, outage);
    const { signIn, signUp, alert, button } = await shop.openDialog();
    await signIn(account);
    await expect(alert).toHaveText(noAnswer);
    await expect(button(words.modes['sign-in'].submit)).toBeEnabled();
    await signUp(account);
    await expect(alert).toHaveText(noAnswer);
    await page.keyboard.press('Escape');
    await shop.orderWithoutAccount();
    await expect(contact.field('message')).toHaveValue(orderMessage);
  });

  signedInTest(`F16 the project ${outage}: ordering`, async ({ page, context, shop, account }) => {
    const openings = await fallbackOpenings(context);
    await shop.open();
    await shop.expectSignedIn(account.email);
    const mend = await breakProject(page, outage);
    await shop.order.click();
    await expect(shop.problem).toBeFocused();
    for (const text of [failed(unavailable), notCharged])
      await expect(shop.problem).toContainText(text);
    await expect(shop.problem).not.toContainText(rawWords);
    await expect(shop.fallbackLink).toHaveAttribute('href', fallbackForm);
    await expect.poll(() => openings).toEqual([fallbackForm]);
    await mend();
    await shop.orderAndPay();
  });
}

expiredTest('F16 an old session while the service is down', async ({ page, context, shop }) => {
  const openings = await fallbackOpenings(context);
  await breakProject(page, 'answers 503');
  await page.clock.install();
  await page.goto(shopPath);
  // It comes with the script; the mark of hydration is hidden by the clock.
  await expect(page.getByRole('button', { name: videoMessages.play }).first()).toBeVisible();
  await shop.payOnline.click();
  // Its clock starts when the code of the account service has arrived.
  await expect(async () => {
    await page.clock.runFor(3000);
    await expect(shop.problem).toContainText(failed(noAccount), { timeout: 500 });
  }).toPass();
  await expect.poll(() => openings).toEqual([fallbackForm]);
});

expiredTest('F17 an old session is renewed once', async ({ page, shop, account }) => {
  const renewed = requestsTo(page, refreshed);
  await shop.open();
  await shop.expectSignedIn(account.email);
  await shop.orderAndPay();
  expect(renewed).toHaveLength(1);
});

expiredTest('F17 a session that has ended', async ({ page, shop, contact }) => {
  await refuseRefresh(page, 400, 'refresh_token_not_found');
  await shop.open();
  await shop.expectSignedOut();
  await shop.orderWithoutAccount();
  await expectContactForm(contact);
});

signedInTest('F17 a session that ends meanwhile', async ({ page, shop, contact, account }) => {
  await refuseRefresh(page, 400, 'session_expired');
  await page.clock.install();
  await page.goto(shopPath);
  await shop.expectSignedIn(account.email);
  await page.clock.fastForward(2 * hour * 1000);
  await shop.order.click();
  await expectContactForm(contact);
});

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
