import { expect, test } from '../../support/e2e/form-test';
import {
  contactForm,
  expectEmpty,
  expectKept,
  fill,
  form,
  submitButton,
  trialForm,
} from '../../support/e2e/forms';
import { open, untilHydrated } from '../../support/e2e/open';
import { blockStorage, fillStorage } from '../../support/e2e/storage';

for (const tested of [contactForm, trialForm]) {
  test(`F13 ${tested.path} keeps what was typed over a reload, until it is sent`, async ({
    page,
  }) => {
    await open(page, tested.path);
    await fill(page, tested.entries);
    await page.reload();
    await untilHydrated(page);
    await expectKept(page, tested);
    await submitButton(page).click();
    await expect(form(page).getByRole('status')).toHaveText(tested.success);
    await page.reload();
    await untilHydrated(page);
    await expectEmpty(page, tested);
  });
}

test('F13 a draft survives a look at another page', async ({ page }) => {
  await open(page, contactForm.path);
  await fill(page, contactForm.entries);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' }).click();
  await expect(page).toHaveURL('/datenschutz');
  await page.goBack();
  await expectKept(page, contactForm);
});

test('F13 another tab begins empty', async ({ page, context }) => {
  await open(page, contactForm.path);
  await fill(page, contactForm.entries);
  const other = await context.newPage();
  await open(other, contactForm.path);
  await expectEmpty(other, contactForm);
});

test('F15 a broken draft counts as none', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('draft:contact', '{"name":'));
  await open(page, contactForm.path);
  await expectEmpty(page, contactForm);
});

for (const [what, sabotage] of [
  ['blocked', blockStorage],
  ['full', fillStorage],
] as const) {
  test.describe(`storage is ${what}`, () => {
    // Gatsby's own note that it cannot keep scroll positions.
    test.use({ expectedComplaints: /^warning: \[gatsby-react-router-scroll\]/ });

    test('F14 the form sends all the same', async ({ page }) => {
      await page.addInitScript(sabotage);
      await open(page, contactForm.path);
      await fill(page, contactForm.entries);
      await submitButton(page).click();
      await expect(form(page).getByRole('status')).toHaveText(contactForm.success);
    });
  });
}
