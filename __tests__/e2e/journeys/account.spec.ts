import { accessibilityProblems } from '../../support/e2e/accessibility';
import { paymentPage } from '../../support/e2e/shop-page';
import { expect, test } from '../../support/e2e/test';
import { newVisitor } from '../../support/e2e/visitor';
import { words } from '../../support/e2e/words';

test.use({
  // Nothing fades in while axe looks at it.
  contextOptions: { reducedMotion: 'reduce' },
  // What is logged about a refused link or password: by the checkout, by the SDK, by the browser.
  expectedComplaints: /Checkout nicht möglich|^error: Auth\w+Error|Failed to load resource/,
});

test('the dialog keeps the focus, says what is wrong, signs in and leads to the payment', async ({
  page,
  shop,
  account,
}) => {
  const { alert, status, signIn } = await shop.openDialog();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(shop.dialog).toHaveCount(0);
  await expect(shop.payOnline).toBeFocused();
  await page.keyboard.press('Enter');
  const { password } = newVisitor();
  await signIn({ ...account, password });
  await expect(alert).toHaveText(words.accountFailures.get('invalid_credentials') ?? 'none');
  expect(await accessibilityProblems(page)).toEqual([]);
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).not.toContain(password);
  await signIn(account);
  await expect(status).toHaveText(words.account.signedIn);
  await expect(page).toHaveURL(paymentPage);
});
