import type { Page } from '@playwright/test';
import { callbackPage, expectArrival } from '../../support/e2e/arrival';
import { expectAccessible } from '../../support/e2e/axe';
import { expect, test } from '../../support/e2e/checkout-test';
import { linkFor, mailKinds } from '../../support/e2e/mail';
import { open } from '../../support/e2e/open';
import { expectedComplaints, refuseToken } from '../../support/e2e/outages';
import { button, signInWith, signUpWith } from '../../support/e2e/sign-in';
import { openDialog, videoPage } from '../../support/e2e/video-page';
import type { Visitor } from '../../support/e2e/visitor';

// Nothing fades in while axe looks at it.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedComplaints });

const confirmed = 'Ihre E-Mail-Adresse ist bestätigt.';
const expired = 'Dieser Link ist abgelaufen.';
const invalid = 'Dieser Link gilt nicht mehr.';
const signIn = 'Bitte melden Sie sich an.';

/** Asks for an account in this browser. @returns the link in the mail */
async function askForAccount(page: Page, visitor: Visitor): Promise<string> {
  const dialog = await openDialog(page);
  await signUpWith(dialog, visitor);
  return linkFor(visitor.email, mailKinds.signUp);
}

/** Waits for the form, which is loaded after the words: the page is only then as tall as it stays. */
async function expectForm(page: Page): Promise<void> {
  await expect(page.getByRole('form', { name: 'Anmelden' })).toBeVisible();
}

/** Whether the form on the page signs in, and what was said before is replaced. */
async function expectFormWorks(page: Page, visitor: Visitor): Promise<void> {
  await signInWith(page, visitor);
  await expectArrival(page, 'Sie sind angemeldet.', /nichts mehr zu tun/);
}

test('F21 a good link, a reload, and the same link once more', async ({ page, visitor }) => {
  const link = await askForAccount(page, visitor);
  await page.goto(link);
  await expectArrival(page, confirmed, /Sie sind angemeldet\./);
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: 'Weiter zu Ihrer Bestellung' })).toBeVisible();

  await page.reload();
  await expectArrival(page, 'Sie sind angemeldet.', /nichts mehr zu tun/);
  await expectAccessible(page);

  await page.goto(link);
  await expectArrival(page, 'Sie sind angemeldet.', /nichts mehr zu tun/);

  // Signed out in the meantime.
  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await expectArrival(
    page,
    expired,
    /schon einmal geöffnet: Dann ist Ihre E-Mail-Adresse bestätigt/,
  );
  await expectForm(page);
  await expectAccessible(page);
  await expect(button(page, 'Bestätigung erneut senden')).toBeVisible();
});

test('F21 a link opened on another device confirms, and the password signs in', async ({
  page,
  browser,
  visitor,
}) => {
  const asked = await browser.newContext();
  const link = await askForAccount(await asked.newPage(), visitor);
  await asked.close();
  await page.goto(link);
  await expectArrival(page, signIn, /Ihre E-Mail-Adresse ist bestätigt\..*anderen Gerät/);
  await expectForm(page);
  await expectAccessible(page);
  await expectFormWorks(page, visitor);
});

test('F21 a code that is too old', async ({ page, visitor }) => {
  await refuseToken(page, 'pkce', 422, 'flow_state_expired');
  await page.goto(await askForAccount(page, visitor));
  await expectArrival(page, signIn, /Ihre E-Mail-Adresse ist bestätigt\./);
  await expectFormWorks(page, visitor);
});

test('F21 a code that was used already', async ({ page, visitor }) => {
  await refuseToken(page, 'pkce', 404, 'flow_state_not_found');
  await page.goto(await askForAccount(page, visitor));
  await expectArrival(page, invalid, /melden Sie sich einfach an/);
  await expectForm(page);
  await expectAccessible(page);
  await expectFormWorks(page, visitor);
});

test('F21 the service is down: the link is not lost', async ({ page, visitor }) => {
  const link = await askForAccount(page, visitor);
  const title = page.getByRole('heading', { level: 1 });
  await page.route('**/auth/v1/token*', (route) => route.abort('connectionrefused'));
  await page.goto(link);
  for (const again of [
    () => button(page, 'Noch einmal versuchen').click(),
    () => page.reload(),
    () => page.unroute('**/auth/v1/token*'),
  ]) {
    await expect(title).toHaveText('Unser Anmeldedienst antwortet gerade nicht.');
    await again();
  }
  await expectAccessible(page);
  await button(page, 'Noch einmal versuchen').click();
  await expectArrival(page, confirmed, /Sie sind angemeldet\./);
});

test('F21 no parameters', async ({ page, account }) => {
  await open(page, callbackPage);
  await expectArrival(page, 'Hier endet der Weg aus unserer E-Mail.', /Öffnen Sie den Link/);
  await expectForm(page);
  await expectAccessible(page);
  await expectFormWorks(page, account);
  await expect(page.getByRole('link', { name: 'Zu den Videopaketen' })).toHaveAttribute(
    'href',
    `${videoPage}#pakete`,
  );
});

test('F21 while the link is being checked the page says so', async ({ page, visitor }) => {
  await page.route('**/auth/v1/token*', () => undefined);
  await page.goto(await askForAccount(page, visitor));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einen Moment, bitte.');
  await expectAccessible(page);
});

for (const [what, address, heading] of [
  ['an expired link', '?error=access_denied&error_code=otp_expired', expired],
  ['an expired link without PKCE', '#error=access_denied&error_code=otp_expired', expired],
  ['a refused link', '?error=server_error&error_code=unexpected_failure', invalid],
  ['an error without a code', '#error=access_denied', invalid],
] as const) {
  test(`F21 A04 ${what}: our own words, never those of the address`, async ({ page }) => {
    const phishing = 'error_description=Rufen+Sie+0900+123456+an+%3Cimg+src%3Dx%3E';
    await page.goto(`${callbackPage}${address}&${phishing}`);
    await expectArrival(page, heading, /Sonst schicken wir Ihnen gerne einen neuen/);
    await expect(page.locator('body')).not.toContainText(/0900|access_denied|server_error/);
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
  });
}
