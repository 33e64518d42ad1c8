import type { Page } from '@playwright/test';
import { expect, signedInTest, test } from '../../support/e2e/checkout-test';
import { field } from '../../support/e2e/forms';
import { open } from '../../support/e2e/open';
import {
  breakProject,
  expectedComplaints,
  refreshes,
  refuseToken,
} from '../../support/e2e/outages';
import { signInQuietly } from '../../support/e2e/sign-in';
import { storageWith } from '../../support/e2e/storage';
import {
  expectSignedIn,
  expectSignedOut,
  fallbackForm,
  fallbackOpenings,
  orderButton,
  payOnline,
  paymentPage,
  problem,
  signInAndPay,
  videoPage,
} from '../../support/e2e/video-page';
import { newSession, sessionKey } from '../../support/e2e/visitor';

const hour = 3600;

/** A session that was good an hour ago. */
const expiredTest = test.extend({
  storageState: async ({ account }, run) => {
    const expires_at = Math.floor(Date.now() / 1000) - hour;
    const session = { ...(await newSession(account)), expires_at };
    await run(storageWith({ [sessionKey]: JSON.stringify(session) }));
  },
});

expiredTest.use({ expectedComplaints });
signedInTest.use({ expectedComplaints });

async function expectContactForm(page: Page): Promise<void> {
  await expect(field(page, 'Nachricht')).toHaveValue(/KI-Produktvideo Basic/);
  expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull();
}

expiredTest('an old session is renewed, once, and pays', async ({ page, context, account }) => {
  const renewed = refreshes(context);
  await open(page, videoPage);
  await expectSignedIn(page, account.email);
  await orderButton(page).click();
  await expect(page).toHaveURL(paymentPage);
  expect(renewed).toHaveLength(1);
});

expiredTest('F17 a session that has ended leads to the contact form', async ({ page }) => {
  await refuseToken(page, 'refresh_token', 400, 'refresh_token_not_found');
  await open(page, videoPage);
  await expectSignedOut(page);
  await payOnline(page).click();
  await expectContactForm(page);
});

signedInTest('F17 so does one that ends while the page is open', async ({ page, account }) => {
  await refuseToken(page, 'refresh_token', 400, 'session_expired');
  await page.clock.install();
  await page.goto(videoPage);
  await expectSignedIn(page, account.email);
  await page.clock.fastForward(2 * hour * 1000);
  await orderButton(page).click();
  await expectContactForm(page);
});

expiredTest(
  'F16 an old session while the service is down: told soon, and the other form offered',
  async ({ page, context }) => {
    const openings = await fallbackOpenings(context);
    await breakProject(page, 'answers 503');
    await page.clock.install();
    await page.goto(videoPage);
    await expect(signInAndPay(page)).toBeVisible();
    await payOnline(page).click();
    await page.clock.runFor(9000);
    await expect(problem(page)).toContainText(
      'Checkout-Fehler: Unser Anmeldedienst ist gerade nicht erreichbar.',
    );
    await expect.poll(() => openings).toEqual([fallbackForm]);
  },
);

for (const [what, hours] of [
  ['two hours ahead', 2],
  ['two hours behind', -2],
] as const) {
  test(`F18 a clock ${what}: still signed in, and no refresh without need`, async ({
    page,
    context,
    account,
  }) => {
    const renewed = refreshes(context);
    await page.clock.install({ time: Date.now() + hours * hour * 1000 });
    await signInQuietly(page, account);
    await page.goto(videoPage);
    for (let minutes = 0; minutes < 20; minutes += 5) {
      await page.clock.fastForward('05:00');
      await expectSignedIn(page, account.email);
    }
    await page.reload();
    await expectSignedIn(page, account.email);
    expect(renewed).toEqual([]);

    // When its hour is really over, one is enough.
    await page.clock.fastForward('01:00:00');
    await orderButton(page).click();
    await expect(page).toHaveURL(paymentPage);
    expect(renewed).toHaveLength(1);
  });
}
