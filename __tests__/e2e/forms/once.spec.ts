import { expect, test } from '../../support/e2e/form-test';
import { contactForm, field, fill, form, submitButton, trialForm } from '../../support/e2e/forms';
import { open } from '../../support/e2e/open';
import { services } from '../../support/e2e/services';

for (const tested of [contactForm, trialForm]) {
  test.describe(tested.path, () => {
    test.beforeEach(async ({ page }) => {
      await services.break('delay', 800);
      await open(page, tested.path);
      await fill(page, tested.entries);
    });

    test.afterEach(async ({ page }) => {
      await expect(form(page).getByRole('status')).toHaveText(tested.success);
      expect(await services.posts()).toBe(1);
    });

    test('F10 a double click sends once', async ({ page }) => {
      await submitButton(page).dblclick();
    });

    test('F10 Enter five times sends once', async ({ page }) => {
      await field(page, 'Telefon').focus();
      for (let press = 1; press <= 5; press += 1) await page.keyboard.press('Enter');
    });

    test('F10 two submits in one moment send once', async ({ page }) => {
      await form(page).evaluate((element) => {
        if (!(element instanceof HTMLFormElement)) return;
        element.requestSubmit();
        element.requestSubmit();
      });
    });
  });
}
