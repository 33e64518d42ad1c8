import type { Page } from '@playwright/test';
import { expect, signedInTest, test } from '../../support/e2e/checkout-test';
import { open, untilHydrated } from '../../support/e2e/open';
import { button, signInQuietly } from '../../support/e2e/sign-in';
import { expectSignedIn, expectSignedOut, videoPage } from '../../support/e2e/video-page';
import { sessionKey } from '../../support/e2e/visitor';

/** How long another tab may take, in milliseconds. */
const soon = 2000;

async function expectForgotten(page: Page): Promise<void> {
  await expectSignedOut(page);
  expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull();
}

signedInTest(
  'F19 who signs out in one tab is signed out in the other',
  async ({ page, context, account }) => {
    const tab = await context.newPage();
    await Promise.all([open(page, videoPage), open(tab, videoPage)]);
    await expectSignedIn(tab, account.email);
    await button(page, 'Abmelden').click();
    await expectSignedOut(tab, soon);
    await expectForgotten(page);
  },
);

test('F19 who signs in in one tab is signed in in the other', async ({
  page,
  context,
  account,
}) => {
  const tab = await context.newPage();
  await open(tab, videoPage);
  await expectSignedOut(tab);
  await signInQuietly(page, account);
  await expect(tab.getByText(`Angemeldet als ${account.email}`)).toBeVisible({ timeout: soon });
  await expectSignedIn(tab, account.email);
});

for (const [what, status] of [
  ['is down', 503],
  ['never answers', undefined],
] as const) {
  signedInTest.describe('while the service fails', () => {
    signedInTest.use({ expectedComplaints: /Failed to load resource/ });

    signedInTest(`F20 signing out works when the service ${what}`, async ({ page, account }) => {
      await page.route('**/auth/v1/logout*', async (route) => {
        if (status)
          await route.fulfill({ status, headers: { 'access-control-allow-origin': '*' } });
      });
      await open(page, videoPage);
      await expectSignedIn(page, account.email);
      await button(page, 'Abmelden').click();
      await expectForgotten(page);
      await page.reload();
      await untilHydrated(page);
      await expectForgotten(page);
    });
  });
}
