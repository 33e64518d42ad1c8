import { accessibilityProblems } from '../../support/e2e/axe';
import { expect, test } from '../../support/e2e/form-test';
import {
  contactForm,
  expectEmpty,
  field,
  fill,
  form,
  submitButton,
  trialForm,
} from '../../support/e2e/forms';
import { open } from '../../support/e2e/open';
import { sendForm, services } from '../../support/e2e/services';

// Nothing fades in while axe looks at it.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const tested of [contactForm, trialForm]) {
  test.describe(tested.path, () => {
    test('a message arrives with its fields in order, and the form is empty again', async ({
      page,
    }) => {
      await open(page, tested.path);
      await fill(page, tested.entries);
      await submitButton(page).click();
      await expect(form(page).getByRole('status')).toHaveText(tested.success);
      await expect(form(page).getByRole('status')).toBeFocused();
      await expectEmpty(page, tested);
      await expect(submitButton(page)).toHaveText(tested.submit);
      expect(await services.messages()).toEqual([
        {
          endpoint: 'emailjs-send-form',
          templateId: 'template_lokal',
          fields: tested.fields,
        },
      ]);
    });

    test('the ids go with the fields', async ({ page }) => {
      await open(page, tested.path);
      await fill(page, tested.entries);
      const sent = page.waitForRequest(sendForm);
      await submitButton(page).click();
      const body = (await sent).postData() ?? '';
      const names = [...body.matchAll(/name="([^"]*)"/g)].map(([, name]) => name);
      expect(names).toEqual([
        ...tested.fields.map(({ name }) => name),
        'lib_version',
        'service_id',
        'template_id',
        'user_id',
      ]);
    });

    test('while it is being sent the button is locked and says so', async ({ page }) => {
      await services.break('delay', 1500);
      await open(page, tested.path);
      await fill(page, tested.entries);
      await submitButton(page).click();
      await expect(submitButton(page)).toHaveText('Wird gesendet...');
      await expect(submitButton(page)).toBeDisabled();
      await expect(form(page).getByRole('status')).toHaveText(tested.success);
      await expect(submitButton(page)).toHaveText(tested.submit);
      await expect(submitButton(page)).toBeEnabled();
    });

    test('an empty form says in German what is missing, at each field', async ({ page }) => {
      await open(page, tested.path);
      await submitButton(page).click();
      const required = Object.keys(tested.entries).filter((label) => !label.includes('optional'));
      for (const label of required) {
        await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
        await expect(field(page, label)).toHaveAccessibleDescription(/Bitte .+\.$/);
      }
      const messages = form(page)
        .getByRole('paragraph')
        .filter({ hasText: /^Bitte / });
      await expect(messages).toHaveCount(required.length);
      await expect(field(page, 'Name')).toBeFocused();
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await services.posts()).toBe(0);
    });

    test('a message at a field goes once the field is right', async ({ page }) => {
      await open(page, tested.path);
      await fill(page, { ...tested.entries, 'E-Mail': 'barbara@' });
      await submitButton(page).click();
      const email = field(page, 'E-Mail');
      await expect(email).toBeFocused();
      await expect(email).toHaveAccessibleDescription(/E-Mail-Adresse ist unvollständig/);
      await email.fill('barbara@tischlerei.example');
      await expect(email).toHaveAttribute('aria-invalid', 'false');
      await expect(email).toHaveAccessibleDescription('');
      await submitButton(page).click();
      await expect(form(page).getByRole('status')).toHaveText(tested.success);
    });

    test('A15 what a bot fills in only looks sent', async ({ page }) => {
      await open(page, tested.path);
      await fill(page, tested.entries);
      const trap = form(page).locator('input[tabindex="-1"]');
      await trap.fill('https://spam.example', { force: true });
      await submitButton(page).click();
      await expect(form(page).getByRole('status')).toHaveText(tested.success);
      expect(await services.posts()).toBe(0);
    });
  });
}
