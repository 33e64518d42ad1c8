import type { Locator, Page } from '@playwright/test';
import { sectionOf } from '../../support/content';
import { expectAccessible } from '../../support/e2e/page-checks/accessibility';
import { shopPath } from '../../support/e2e/shop-page';
import { expect, signedInTest, test } from '../../support/e2e/test';
import { words } from '../../support/e2e/words';

// Nothing fades in while axe looks at it.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedComplaints: /Failed to load resource/,
});

const { toSignIn, forgot, resend, signedUp } = words.account;

/** Where the focus is: inside the dialog, or nothing while the browser's own bars have it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (activeElement === document.body) return undefined;
    return activeElement?.closest('dialog') ? 'inside' : activeElement?.outerHTML;
  });

test('keyboard: Tab stays inside, Escape closes, the focus returns', async ({ page, shop }) => {
  const { button } = await shop.openDialog();
  await page.keyboard.press('Escape');
  await expect(shop.dialog).toHaveCount(0);
  await expect(shop.payOnline).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(shop.withoutAccount).toBeFocused();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 1; press <= 9; press += 1) {
      await page.keyboard.press(key);
      expect(['inside', undefined]).toContain(await focused(page));
    }
  }
  await button('Schließen').press('Enter');
  await expect(shop.dialog).toHaveCount(0);
  await expect(shop.payOnline).toBeFocused();
});

test('axe finds nothing in any mode, with or without messages', async ({ page, shop, visitor }) => {
  test.slow(); // axe looks at it many times
  const { entry, button, alert, status, signIn, signUp } = await shop.openDialog();
  for (const change of [toSignIn, forgot, toSignIn]) {
    await expectAccessible(page);
    await button(change).click();
  }
  // What is missing, what failed, what succeeded.
  await button(words.modes['sign-in'].submit).click();
  await expect(entry('email')).toBeFocused();
  await expectAccessible(page);
  await signIn(visitor);
  const wrong = words.accountFailures.get('invalid_credentials') ?? 'none';
  await expect(alert).toHaveText(wrong);
  await expectAccessible(page);
  await signUp(visitor);
  await expect(status).toContainText(signedUp);
  await expectAccessible(page);
  await button(resend).click();
  await expectAccessible(page);
});

/** What is wider than its place; a field may hold more than it shows. */
const tooWide = (scope: Locator): Promise<string[]> =>
  scope.evaluate((element) =>
    [
      document.documentElement,
      element,
      ...element.querySelectorAll(':not(input, .visually-hidden)'),
    ]
      .filter((box) => box.clientWidth > 0 && box.scrollWidth > box.clientWidth)
      .map(({ outerHTML, scrollWidth }) => `${scrollWidth} px: ${outerHTML.slice(0, 80)}`),
  );

test.describe('on the smallest phone', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test('nothing scrolls sideways, not even for a long address', async ({ shop, visitor }) => {
    const { signUp, status, button } = await shop.openDialog();
    expect(await tooWide(shop.dialog)).toEqual([]);
    await signUp(visitor);
    await expect(status).toContainText(visitor.email);
    expect(await tooWide(shop.dialog)).toEqual([]);
    // All of it can be reached.
    await button(resend).click();
    await button('Schließen').click();
    await expect(shop.dialog).toHaveCount(0);
  });

  signedInTest('nor does the page that names it', async ({ page, shop, account }) => {
    await shop.open();
    await shop.expectSignedIn(account.email);
    const { heading } = sectionOf(shopPath, 'video-packages');
    expect(await tooWide(page.getByRole('region', { name: heading }))).toEqual([]);
  });
});
