import { expectAccessible } from '../../support/e2e/axe';
import { expectArrival } from '../../support/e2e/arrival';
import { expect, test } from '../../support/e2e/checkout-test';
import { linkFor, mailKinds, mailsTo } from '../../support/e2e/mail';
import { button, entry, signInWith, signUpWith } from '../../support/e2e/sign-in';
import { expectSignedIn, openDialog, videoPage } from '../../support/e2e/video-page';
import { canSignIn, newVisitor } from '../../support/e2e/visitor';

// Nothing fades in while axe looks at it.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a forgotten password: a link, a new password, signed in; the old one is refused', async ({
  page,
  account,
}) => {
  const dialog = await openDialog(page);
  await button(dialog, 'Passwort vergessen?').click();
  await entry(dialog, 'E-Mail').fill(account.email);
  await button(dialog, 'Link anfordern').click();
  await expect(dialog.getByRole('status')).toContainText(
    `Wenn es zu ${account.email} ein Konto gibt, ist der Link jetzt unterwegs.`,
  );

  await page.goto(await linkFor(account.email, mailKinds.newPassword));
  await expectArrival(page, 'Vergeben Sie ein neues Passwort.', /Danach sind Sie angemeldet/);
  await expectAccessible(page);
  const field = page.getByRole('textbox', { name: 'Neues Passwort' });
  await expect(field).toHaveAttribute('autocomplete', 'new-password');
  await field.fill('kurz');
  await button(page, 'Passwort speichern').click();
  await expect(field).toHaveAccessibleDescription(/mindestens 6 Zeichen/);

  const { password } = newVisitor();
  await field.fill(password);
  await button(page, 'Passwort speichern').click();
  await expectArrival(page, 'Ihr neues Passwort ist gespeichert.', /Sie sind angemeldet\./);
  await expectAccessible(page);
  await page.goto(videoPage);
  await expectSignedIn(page, account.email);
  expect(await canSignIn(account.email, account.password)).toBe(false);
  expect(await canSignIn(account.email, password)).toBe(true);
});

test('whoever asks for a new password learns nothing about accounts', async ({ page, visitor }) => {
  const dialog = await openDialog(page);
  await button(dialog, 'Passwort vergessen?').click();
  await entry(dialog, 'E-Mail').fill(visitor.email);
  await button(dialog, 'Link anfordern').click();
  await expect(dialog.getByRole('status')).toContainText(
    `Wenn es zu ${visitor.email} ein Konto gibt, ist der Link jetzt unterwegs.`,
  );
  expect(await mailsTo(visitor.email, mailKinds.newPassword)).toEqual([]);
});

test.describe('before the address is confirmed', () => {
  test.use({ expectedComplaints: /Failed to load resource/ });

  test('signing in says why not, and the confirmation comes again', async ({ page, visitor }) => {
    const dialog = await openDialog(page);
    await signUpWith(dialog, visitor);
    await linkFor(visitor.email, mailKinds.signUp);
    await signInWith(dialog, visitor);
    await expect(dialog.getByRole('alert')).toHaveText(
      'Diese E-Mail-Adresse ist noch nicht bestätigt. Öffnen Sie bitte den Link in unserer E-Mail.',
    );

    await button(dialog, 'Bestätigung erneut senden').click();
    await expect(entry(dialog, 'E-Mail')).toHaveValue(visitor.email);
    await button(dialog, 'Bestätigung erneut senden').click();
    await expect(dialog.getByRole('status')).toContainText('ist der Link jetzt unterwegs');
    await page.goto(await linkFor(visitor.email, mailKinds.signUp, 2));
    await expectArrival(page, 'Ihre E-Mail-Adresse ist bestätigt.', /Sie sind angemeldet\./);
  });

  test('a wrong password is told in German', async ({ page, account }) => {
    const dialog = await openDialog(page);
    await signInWith(dialog, { ...account, password: 'Falsch geraten' });
    await expect(dialog.getByRole('alert')).toHaveText(
      'E-Mail-Adresse oder Passwort stimmen nicht.',
    );
    await expect(entry(dialog, 'E-Mail')).toHaveValue(account.email);
  });
});

test('F22 a known address is answered like a new one', async ({ page, account }) => {
  const said: string[] = [];
  for (const visitor of [account, newVisitor()]) {
    const dialog = await openDialog(page);
    await signUpWith(dialog, visitor);
    await expect(dialog.getByRole('status')).toContainText(
      'Registrierung erfolgreich! Sie können sich jetzt anmelden.',
    );
    said.push((await dialog.innerText()).replaceAll(visitor.email, '<address>'));
    await expect(entry(dialog, 'Passwort')).toHaveAttribute('autocomplete', 'current-password');
  }
  expect(said[0]).toBe(said[1]);
  expect(said[0]).toContain('<address>');
});
