import { expect, signedInTest, test } from '../../support/e2e/checkout-test';
import { field } from '../../support/e2e/forms';
import { open } from '../../support/e2e/open';
import { signInWith } from '../../support/e2e/sign-in';
import { blockStorage, fillStorage, storageWith } from '../../support/e2e/storage';
import {
  expectSignedIn,
  expectSignedOut,
  openDialog,
  paymentPage,
  payOnline,
  videoPage,
} from '../../support/e2e/video-page';
import { sessionKey } from '../../support/e2e/visitor';

for (const [what, sabotage] of [
  ['blocked', blockStorage],
  ['full', fillStorage],
] as const) {
  test.describe(`storage is ${what}`, () => {
    // Gatsby's own note that it cannot keep scroll positions.
    test.use({ expectedComplaints: /^warning: \[gatsby-react-router-scroll\]/ });

    test('F14 signing in works for this page, the payment included', async ({ page, account }) => {
      await page.addInitScript(sabotage);
      const dialog = await openDialog(page);
      await signInWith(dialog, account);
      await expectSignedIn(page, account.email);
      await expect(page).toHaveURL(paymentPage);
    });
  });
}

for (const broken of ['{"access_token":', '"Karl"', '{"access_token":"x"}']) {
  const brokenTest = test.extend({
    storageState: ({ baseURL: _ }, run) => run(storageWith({ [sessionKey]: broken })),
  });

  // What the SDK itself says of a text in place of a session.
  brokenTest.use({ expectedComplaints: /^error: TypeError: Cannot create property 'user'/ });
  brokenTest(`F15 the stored session ${broken} counts as none`, async ({ page }) => {
    await open(page, videoPage);
    await expectSignedOut(page);
    await payOnline(page).click();
    await expect(field(page, 'Nachricht')).toHaveValue(/KI-Produktvideo Basic/);
  });
}

signedInTest('another page signs nobody out', async ({ page, account }) => {
  await open(page, videoPage);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(page).toHaveURL('/impressum');
  await page.goBack();
  await expectSignedIn(page, account.email);
});
