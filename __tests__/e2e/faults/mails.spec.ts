import { linkFor, mailKinds } from '../../support/e2e/outbox';
import { outageComplaints } from '../../support/e2e/outages';
import { expectAccessible } from '../../support/e2e/page-checks/accessibility';
import { askForAccount, callbackPage } from '../../support/e2e/sign-in';
import { expect, test } from '../../support/e2e/test';
import { canSignIn, newVisitor } from '../../support/e2e/visitor';
import { words } from '../../support/e2e/words';

// Nothing fades in while axe looks at it.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedComplaints: outageComplaints });

test('a link that falls back to the root of the site', async ({ page, arrival }) => {
  await page.goto('/?code=3f1c9a52-8f61-4f0b-9a0c-1f5f0e5a7d21#access_token=eyJ');
  await arrival.expect('other-device');
  await expect(page).toHaveURL(callbackPage);
});

test('a forgotten password', async ({ page, shop, arrival, account }) => {
  const { forget, status } = await shop.openDialog();
  await forget(account);
  await expect(status).toContainText(words.account.sent(account.email));

  await arrival.redeem(await linkFor(account.email, mailKinds.newPassword));
  await arrival.expect('recovery');
  const field = page.getByRole('textbox', { name: words.account.newPassword });
  await expect(field).toHaveAttribute('autocomplete', 'new-password');
  await expectAccessible(page);
  const save = arrival.button(words.account.savePassword);
  await field.fill('kurz');
  await save.click();
  await expect(page.getByText(words.accountFields['password']?.invalid ?? 'none')).toBeVisible();

  const { password } = newVisitor();
  await field.fill(password);
  await save.click();
  await arrival.expect('password-changed');
  await expectAccessible(page);
  await shop.open();
  await shop.expectSignedIn(account.email);
  expect(await canSignIn(account.email, account.password)).toBe(false);
  expect(await canSignIn(account.email, password)).toBe(true);
});

test('an address not confirmed yet', async ({ shop, arrival, visitor }) => {
  const form = await shop.openDialog();
  await askForAccount(form, visitor);
  await form.signIn(visitor);
  const notYet = words.accountFailures.get('email_not_confirmed') ?? 'none';
  await expect(form.alert).toHaveText(notYet);
  await form.button(words.account.resend).click();
  await expect(form.entry('email')).toHaveValue(visitor.email);
  await form.button(words.account.resend).click();
  await expect(form.status).toContainText(words.account.sent(visitor.email));
  await arrival.redeem(await linkFor(visitor.email, mailKinds.signUp, 2));
  await arrival.expect('confirmed');
});
