import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../support/e2e/axe';
import { expect, signedInTest, test } from '../../support/e2e/checkout-test';
import { button, entry, signInWith, signUpWith } from '../../support/e2e/sign-in';
import { expectSignedIn, openDialog, signInAndPay, videoPage } from '../../support/e2e/video-page';

// Nothing fades in while axe looks at it.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedComplaints: /Failed to load resource/,
});

const toSignUp = 'Noch kein Konto? Hier registrieren';
const toSignIn = 'Bereits ein Konto? Hier anmelden';

/** Where the focus is: a name inside the dialog, or nothing while the browser's own bars have it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (activeElement === document.body) return undefined;
    return activeElement?.closest('dialog') ? 'inside' : activeElement?.outerHTML;
  });

test('keyboard: Tab stays inside, Escape closes, the focus returns', async ({ page }) => {
  await openDialog(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(signInAndPay(page)).toBeFocused();

  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Anmelden' });
  await expect(entry(dialog, 'E-Mail')).toBeFocused();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 1; press <= 9; press += 1) {
      await page.keyboard.press(key);
      expect(['inside', undefined]).toContain(await focused(page));
    }
  }
  await button(dialog, 'Schließen').press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(signInAndPay(page)).toBeFocused();
});

test('each mode with its words, without problems for axe', async ({ page, visitor }) => {
  const dialog = await openDialog(page);
  for (const [change, title, subtitle, submit] of [
    [undefined, 'Anmelden', 'Melden Sie sich an, um fortzufahren', 'Anmelden'],
    [toSignUp, 'Konto erstellen', 'Erstellen Sie ein Konto für den Checkout', 'Konto erstellen'],
    [
      'Passwort vergessen?',
      'Passwort vergessen',
      'Wir schicken Ihnen einen Link',
      'Link anfordern',
    ],
    [toSignIn, 'Anmelden', 'Melden Sie sich an, um fortzufahren', 'Anmelden'],
  ] as const) {
    if (change) await button(dialog, change).click();
    await expect(page.getByRole('dialog', { name: title, exact: true })).toBeVisible();
    await expect(dialog).toContainText(subtitle);
    await expect(button(dialog, submit)).toBeEnabled();
    await expectAccessible(page);
  }

  // With messages: what is missing, what failed, what succeeded.
  await button(dialog, 'Anmelden').click();
  await expect(entry(dialog, 'E-Mail')).toBeFocused();
  await expect(entry(dialog, 'Passwort')).toHaveAccessibleDescription(
    'Bitte geben Sie Ihr Passwort ein.',
  );
  await expectAccessible(page);
  await signInWith(dialog, visitor);
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await button(dialog, toSignUp).click();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await button(dialog, toSignIn).click();
  await signUpWith(dialog, visitor);
  await expect(dialog.getByRole('status')).toContainText('Registrierung erfolgreich!');
  await expectAccessible(page);
  await button(dialog, 'Bestätigung erneut senden').click();
  await expectAccessible(page);
});

test('what was typed stays when the form changes', async ({ page, visitor }) => {
  const dialog = await openDialog(page);
  await entry(dialog, 'E-Mail').fill(visitor.email);
  await button(dialog, 'Passwort vergessen?').click();
  await expect(entry(dialog, 'E-Mail')).toHaveValue(visitor.email);
});

test('password managers know what is what', async ({ page }) => {
  const dialog = await openDialog(page);
  const expectField = async (label: string, name: string, type: string, complete: string) => {
    const field = entry(dialog, label);
    await expect(field).toHaveAttribute('name', name);
    await expect(field).toHaveAttribute('type', type);
    await expect(field).toHaveAttribute('autocomplete', complete);
    await expect(field).toHaveAttribute('required');
  };
  await expectField('E-Mail', 'email', 'email', 'username');
  await expectField('Passwort', 'password', 'password', 'current-password');
  await button(dialog, toSignUp).click();
  await expectField('Name', 'name', 'text', 'name');
  await expectField('E-Mail', 'email', 'email', 'username');
  await expectField('Passwort', 'password', 'password', 'new-password');
  await expect(entry(dialog, 'Passwort')).toHaveAttribute('minlength', '6');
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

  test('nothing scrolls sideways, not even for a long address', async ({ page, visitor }) => {
    const dialog = await openDialog(page);
    expect(await tooWide(dialog)).toEqual([]);
    await signUpWith(dialog, visitor);
    await expect(dialog.getByRole('status')).toContainText(visitor.email);
    expect(await tooWide(dialog)).toEqual([]);
    // All of it can be reached.
    await button(dialog, 'Bestätigung erneut senden').click();
    await button(dialog, 'Schließen').click();
    await expect(dialog).toHaveCount(0);
  });

  signedInTest('nor does the page that names it', async ({ page, account }) => {
    await page.goto(videoPage);
    await expectSignedIn(page, account.email);
    expect(await tooWide(page.getByRole('region', { name: /^Ein Video/ }))).toEqual([]);
  });
});
