import type { Page } from '@playwright/test';
import { addresses } from '../../../tools/front-door/addresses.mjs';
import { expect, signedInTest, test } from '../../support/e2e/checkout-test';
import { agencyMailsAbout, linkFor, mailKinds, mailsTo, mailTo } from '../../support/e2e/mail';
import { open } from '../../support/e2e/open';
import { entry, signInWith, signUpWith } from '../../support/e2e/sign-in';
import {
  expectSignedIn,
  openDialog,
  orderButton,
  paymentPage,
  product,
  videoPage,
} from '../../support/e2e/video-page';

const payButton = (page: Page) => page.getByRole('button', { name: 'Testzahlung ausführen' });

/** Whether this is the payment page with what is bought, and by whom. */
async function expectPaymentPage(page: Page, email: string): Promise<void> {
  await expect(page).toHaveURL(paymentPage);
  await expect(page.getByRole('main')).toContainText(product.name);
  await expect(page.getByRole('main')).toContainText('99,00 €');
  await expect(page.getByRole('main')).toContainText(email);
}

/** Pays, and takes the order number from the page after it. */
async function pay(page: Page): Promise<string> {
  await payButton(page).click();
  await expect(page).toHaveURL(/^http:\/\/localhost:9000\/success\?session_id=cs_test_\w+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zahlung erfolgreich');
  const number = new URL(page.url()).searchParams.get('session_id') ?? '';
  await expect(page.getByRole('main')).toContainText(`Bestellnummer: ${number}`);
  return number;
}

/** The agency's mail goes out before the buyer's. */
async function expectOrderMails(email: string, orderNumber: string): Promise<void> {
  const confirmation = await mailTo(email, mailKinds.order);
  const notices = await agencyMailsAbout(email);
  expect(notices).toHaveLength(1);
  for (const { message = '', subject } of [confirmation, ...notices]) {
    expect(subject).toContain(product.name);
    for (const text of [product.name, '99,00', orderNumber]) expect(message).toContain(text);
  }
}

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('checkoutProduct'));

test('from nobody to a paid order: sign up, confirm the address, order, pay', async ({
  page,
  context,
  visitor,
}) => {
  const dialog = await openDialog(page);
  await signUpWith(dialog, visitor);
  await expect(dialog.getByRole('status')).toContainText(
    'Registrierung erfolgreich! Sie können sich jetzt anmelden.',
  );

  // The link opens another tab, as mail programs do.
  const tab = await context.newPage();
  await tab.goto(await linkFor(visitor.email, mailKinds.signUp));
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(
    'Ihre E-Mail-Adresse ist bestätigt.',
  );
  await expect(tab).toHaveURL('/auth/callback');
  await tab.getByRole('link', { name: 'Weiter zu Ihrer Bestellung' }).click();

  await expect(tab).toHaveURL(`${videoPage}#bestellen-${product.key}`);
  await expectSignedIn(tab, visitor.email);
  const block = tab.locator(`#bestellen-${product.key}`);
  await expect(block).toBeInViewport();
  // What is bought, for how much and by whom stands above the button.
  await expect(block).toHaveText(
    new RegExp(`^${product.name} ${product.price}, nur für Unternehmen.*Zahlungspflichtig`),
  );

  await orderButton(tab).click();
  await expectPaymentPage(tab, visitor.email);
  await expectOrderMails(visitor.email, await pay(tab));
});

test('an account signs in and is led on to the payment by itself', async ({ page, account }) => {
  const dialog = await openDialog(page);
  expect(await stored(page)).toBe(product.key);
  await signInWith(dialog, account);
  await expect(dialog.getByRole('status')).toHaveText('Anmeldung erfolgreich!');
  await expect(dialog).toBeHidden();
  await expectPaymentPage(page, account.email);
  await expectOrderMails(account.email, await pay(page));
  expect(await stored(page)).toBeNull();
});

test('a tab that waited for the confirmation signs in and pays too', async ({ page, visitor }) => {
  const dialog = await openDialog(page);
  await signUpWith(dialog, visitor);
  const link = await linkFor(visitor.email, mailKinds.signUp);
  // Opened on a phone, say: somewhere without the secret of this browser.
  await fetch(link, { redirect: 'manual' });
  await expect(entry(dialog, 'E-Mail')).toHaveValue(visitor.email);
  await signInWith(dialog, visitor);
  await expectPaymentPage(page, visitor.email);
});

signedInTest('cancelling leads back, nothing is bought', async ({ page, account }) => {
  await open(page, videoPage);
  await orderButton(page).click();
  await expectPaymentPage(page, account.email);
  await page.getByRole('link', { name: 'Abbrechen' }).click();
  await expect(page).toHaveURL(addresses.site + videoPage);
  await expectSignedIn(page, account.email);
  expect(await mailsTo(account.email, mailKinds.order)).toEqual([]);
  await orderButton(page).click();
  await expectPaymentPage(page, account.email);
});

test('each tab pays for the package that was chosen in it', async ({ page, context, account }) => {
  const dialog = await openDialog(page);
  const tab = await context.newPage();
  await open(tab, videoPage);
  await tab
    .getByRole('button', { name: 'Anmelden und sofort bezahlen (KI-Produktvideo Hero)' })
    .click();
  await expect(tab.getByRole('dialog')).toBeVisible();
  await signInWith(dialog, account);
  await expectPaymentPage(page, account.email);
});
