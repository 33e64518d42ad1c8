import type { Page } from '@playwright/test';
import { at, contentOf, posts } from '../../support/content';
import { formPage } from '../../support/e2e/form-page';
import { open, untilHydrated } from '../../support/e2e/open';
import { orderMessage, paymentPage } from '../../support/e2e/shop-page';
import { noStorage, refusals, storageComplaints, storageWith } from '../../support/e2e/storage';
import { expect, test } from '../../support/e2e/test';
import { sessionKey } from '../../support/e2e/visitor';

/** Everything the browser has stored for the site. */
const stored = (page: Page) => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));

test('F13 a form keeps what was typed over a reload, until it is sent', async ({ page, trial }) => {
  await trial.openFilled();
  await page.reload();
  await untilHydrated(page);
  await trial.expectKept();
  await trial.submit.click();
  await trial.expectSent();
  await page.reload();
  await untilHydrated(page);
  await trial.expectEmpty();
});

test('F13 a draft is kept for its tab only', async ({ page, context, contact, shell, visitor }) => {
  await contact.openFilled();
  await shell.imprint.link.click();
  await expect(page).toHaveURL(shell.imprint.to);
  await page.goBack();
  await contact.expectKept();
  const other = formPage(await context.newPage(), visitor, 'contact');
  await other.open();
  await other.expectEmpty();
});

test('F13 a password is never kept, and gone after a reload', async ({ page, shop, visitor }) => {
  const { entry } = await shop.openDialog();
  await entry('email').fill(visitor.email);
  await entry('password').fill(visitor.password);
  expect(await stored(page)).not.toContain(visitor.password);
  await page.reload();
  await shop.openDialog();
  await expect(entry('password')).toHaveValue('');
  expect(await stored(page)).not.toContain(visitor.password);
});

for (const [what, sabotage] of Object.entries(refusals)) {
  test.describe(`storage is ${what}`, () => {
    test.use({ storageState: noStorage, expectedComplaints: storageComplaints });
    test.beforeEach(({ page }) => page.addInitScript(sabotage));

    test('F14 consent is given and withdrawn, and the answer holds', async ({ page, consent }) => {
      await open(page, at(posts(), 0).path);
      await consent.answer('accept');
      await expect(consent.chat).toBeVisible();
      await consent.answerAgain('decline');
      await expect(consent.chat).toHaveCount(0);
      await expect(consent.chatFrame).toHaveCount(0);
      await page.getByRole('link', { name: contentOf('blog').post.back }).click();
      await expect(page).toHaveURL('/blog');
      await expect(consent.bar).toHaveCount(0);
    });

    test('F14 the form sends', async ({ contact }) => {
      await contact.openFilled();
      await contact.submit.click();
      await contact.expectSent();
    });

    test('F14 signing in leads to the payment', async ({ page, shop, account }) => {
      const { signIn } = await shop.openDialog();
      await signIn(account);
      await shop.expectSignedIn(account.email);
      await expect(page).toHaveURL(paymentPage);
    });
  });
}

for (const broken of ['{"access_token":', '"Karl"', '{"access_token":"x"}']) {
  test.describe(`a stored session ${broken}`, () => {
    test.use({
      storageState: storageWith({ [sessionKey]: broken }),
      // What the SDK itself says of a text in place of a session.
      expectedComplaints: /^error: TypeError: Cannot create property 'user'/,
    });

    test('F15 counts as none', async ({ shop, contact }) => {
      await shop.open();
      await shop.expectSignedOut();
      await shop.orderWithoutAccount();
      await expect(contact.field('message')).toHaveValue(orderMessage);
    });
  });
}
