import type { Page } from '@playwright/test';
import { addresses } from '../../tools/front-door/addresses.mjs';
import { foreignRequests } from '../support/e2e/foreign';
import { open } from '../support/e2e/open';
import { expect, test } from '../support/e2e/test';

const videos = '/services/ki-avatar-produkt-videos-erstellen';
const sessionKey = 'sb-localhost-auth-token';
const signIn = (page: Page) =>
  page.getByRole('button', { name: /^Anmelden und sofort bezahlen/ }).first();

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const inAnHour = Math.floor(Date.now() / 1000) + 3600;
const token = [
  encoded({ alg: 'none', typ: 'JWT' }),
  encoded({ sub: 'fremd', role: 'authenticated', email: 'fremd@example.at', exp: inAnHour }),
  '',
].join('.');
/** What the mail of another person's sign-up would append by the implicit flow. */
const injected = `#access_token=${token}&refresh_token=fremd&expires_in=3600&expires_at=${inAnHour}&token_type=bearer&type=signup`;

for (const path of ['/', videos, '/kontaktinformationen', '/blog/event-driven-architecture']) {
  test(`A03 a session in the address of ${path} is ignored`, async ({ page, context }) => {
    const foreign = await foreignRequests(context, [addresses.site]);
    await open(page, path + injected);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['cookieConsent']);
    expect(foreign).toEqual([]);

    await open(page, videos);
    await expect(signIn(page)).toBeVisible();
    await expect(page.getByText('fremd@example.at')).toHaveCount(0);
  });
}

for (const broken of ['{"access_token":', '[]', '{"access_token":17,"user":null}']) {
  test(`F15 the stored session ${broken} counts as none`, async ({ page, context }) => {
    const foreign = await foreignRequests(context, [addresses.site]);
    await context.addInitScript(
      ([key = '', value = '']) => localStorage.setItem(key, value),
      [sessionKey, broken],
    );
    await open(page, videos);
    await page.waitForLoadState('networkidle');
    await expect(signIn(page)).toBeVisible();
    expect(foreign).toEqual([]);
  });
}
