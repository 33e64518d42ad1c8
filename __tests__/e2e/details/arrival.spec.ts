import { outageComplaints } from '../../support/e2e/outages';
import { expectAccessible } from '../../support/e2e/page-checks/accessibility';
import { askForAccount } from '../../support/e2e/sign-in';
import { expect, test } from '../../support/e2e/test';
import { words } from '../../support/e2e/words';

// Nothing fades in while axe looks at it.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedComplaints: outageComplaints });

test('a good link, and again', async ({ page, shop, arrival, visitor }) => {
  const link = await askForAccount(await shop.openDialog(), visitor);
  // A scanner of mail has been there before, and had the page run.
  await page.goto(link);
  await expect(arrival.button(words.confirm)).toBeVisible();
  await expectAccessible(page);
  await arrival.redeem(link);
  await arrival.expect('confirmed');
  await expect(page.getByRole('link', { name: words.checkout.continueOrder })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await arrival.expect('signed-in');
  await arrival.redeem(link);
  await arrival.expect('signed-in');
  await expectAccessible(page);

  // Signed out in the meantime.
  await page.evaluate(() => localStorage.clear());
  await arrival.redeem(link);
  await arrival.expect('expired');
  await arrival.expectForm();
  await expect(arrival.button(words.account.resend)).toBeVisible();
  await expectAccessible(page);
});
