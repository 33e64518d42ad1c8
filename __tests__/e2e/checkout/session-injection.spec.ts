import type { Page } from '@playwright/test';
import { callbackPage, expectArrival } from '../../support/e2e/arrival';
import { expect, test } from '../../support/e2e/checkout-test';
import { untilHydrated } from '../../support/e2e/open';
import { entry } from '../../support/e2e/sign-in';
import { expectSignedOut, signInAndPay, videoPage } from '../../support/e2e/video-page';
import { newSession, type Visitor } from '../../support/e2e/visitor';

/** What an attacker would send: a link that signs its victim in as the attacker. */
async function fragmentOf(attacker: Visitor): Promise<string> {
  const { access_token, refresh_token } = await newSession(attacker);
  const session = { access_token: String(access_token), refresh_token: String(refresh_token) };
  return new URLSearchParams({
    ...session,
    expires_in: '3600',
    token_type: 'bearer',
    type: 'signup',
  }).toString();
}

/** Names of what the account keeps in storage. */
const kept = (page: Page) =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) =>
      key.startsWith('sb-'),
    ),
  );

test('A03 a session in the address of the home page is ignored', async ({ page, account }) => {
  await page.goto(`/#${await fragmentOf(account)}`);
  await untilHydrated(page);
  expect(await kept(page)).toEqual([]);
  await page.goto(videoPage);
  await expectSignedOut(page);
});

test('A03 a session in the address of the video page is ignored, by the SDK too', async ({
  page,
  account,
}) => {
  await page.goto(`${videoPage}#${await fragmentOf(account)}`);
  await expectSignedOut(page);
  // Now the SDK comes and finds that address.
  await signInAndPay(page).click();
  await expect(page.getByRole('dialog', { name: 'Anmelden' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(page.url()).toContain('#access_token=');
  await expectSignedOut(page);
  expect(await kept(page)).toEqual([]);
});

test('A03 a session in the address of the callback page is not taken', async ({
  page,
  account,
}) => {
  await page.goto(`${callbackPage}#${await fragmentOf(account)}`);
  await expectArrival(page, 'Bitte melden Sie sich an.', /melden Sie sich hier mit Ihrem Passwort/);
  await expect(entry(page, 'Passwort')).toHaveValue('');
  expect(await kept(page)).toEqual([]);
  await page.goto(videoPage);
  await expectSignedOut(page);
});
