import { expect, test, typed } from '../../support/e2e/form-test';
import {
  contactForm,
  expectKept,
  field,
  fill,
  form,
  submitButton,
  trialForm,
} from '../../support/e2e/forms';
import { open, untilHydrated } from '../../support/e2e/open';
import { services } from '../../support/e2e/services';
import { test as plainTest } from '../../support/e2e/test';
import { addressesVisited, givenAway, historyOf } from '../../support/e2e/visited';

/** The addresses with something typed in them; every test of a form ends with the same question (form-test.ts). */
for (const tested of [contactForm, trialForm]) {
  test.describe(tested.path, () => {
    test.use({ expectedComplaints: /Formular nicht gesendet|Failed to load resource/ });

    test('F03 no field shows in any address, whatever happens to the form', async ({
      page,
      context,
    }) => {
      const visited = addressesVisited(context);
      await open(page, tested.path);
      await fill(page, { ...tested.entries, 'E-Mail': 'barbara.strohmeier@' });
      await submitButton(page).click();
      await expect(field(page, 'E-Mail')).toBeFocused();

      await services.break('server-error');
      await fill(page, tested.entries);
      await field(page, 'Telefon').press('Enter');
      await expect(form(page).getByRole('alert')).toBeFocused();

      await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
      await expect(page).toHaveURL('/impressum');
      await page.goBack();
      await expectKept(page, tested);
      await page.reload();
      await untilHydrated(page);
      await expectKept(page, tested);

      await services.mend();
      await submitButton(page).click();
      await expect(form(page).getByRole('status')).toHaveText(tested.success);
      expect(await services.posts()).toBe(2);

      const addresses = [...visited, ...(await historyOf(page))];
      expect(addresses.some((address) => address.endsWith('/impressum'))).toBe(true);
      expect(givenAway(addresses, typed)).toEqual([]);
    });
  });
}

plainTest(
  'a value in an address would be noticed, wherever it shows',
  async ({ page, context }) => {
    const visited = addressesVisited(context);
    const value = contactForm.entries.Name ?? '';
    const query = new URLSearchParams({ name: value }).toString();
    await open(page, `/agb?${query}`);
    await page.evaluate(
      (hash) => history.pushState(null, '', hash),
      `#${encodeURIComponent(value)}`,
    );
    await page.evaluate((search) => fetch(`/favicon.svg?${search}`), query);
    const noticed = givenAway([...visited, ...(await historyOf(page))], [value]);
    for (const form of [/agb\?name=[^#]*$/, /#/, /favicon/])
      expect(noticed.some((address) => form.test(address))).toBe(true);
  },
);
