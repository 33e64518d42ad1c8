import type { Page } from '@playwright/test';
import { at, contentOf, posts } from '../../support/content';
import { site } from '../../support/e2e/addresses';
import { foreignRequests } from '../../support/e2e/network';
import { open, untilHydrated } from '../../support/e2e/open';
import { shopPath } from '../../support/e2e/shop-page';
import { expect, test } from '../../support/e2e/test';
import { newSession, type Visitor } from '../../support/e2e/visitor';
import { successPage } from '../../support/success-page';

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
  for (const path of [
    '/',
    '/datenschutz',
    contentOf('navigation').contact.to,
    at(posts(), 0).path,
    '/success',
  ]) {
    await page.goto(`${path}#${fragment}`, { waitUntil: 'networkidle' });
    await untilHydrated(page);
    await expectNothingKept(page);
  }
  expect(foreign).toEqual([]);
  await page.goto(shopPath);
  await shop.expectSignedOut();
});

test('A23 an invented order number is not shown as one', async ({ page }) => {
  const { heading, lead } = successPage.states.unknown;
  await open(page, '/success?session_id=cs_live_BITTEANRUFEN');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  const main = page.getByRole('main');
  await expect(main).toContainText(lead);
  await expect(main).not.toContainText('BITTEANRUFEN');
});
