import { expect, test } from '../../support/e2e/form-test';
import { field, fill, form, submitButton, trialForm } from '../../support/e2e/forms';
import { open } from '../../support/e2e/open';
import { services } from '../../support/e2e/services';

test('the industry is one of twelve, and none at first', async ({ page }) => {
  await open(page, trialForm.path);
  const options = field(page, 'Branche').getByRole('option');
  await expect(options.first()).toHaveText('Bitte wählen Sie Ihre Branche');
  const values = await options.evaluateAll((all) =>
    all.map((option) => (option instanceof HTMLOptionElement ? option.value : '')),
  );
  expect(values).toEqual([
    '',
    'automotive',
    'medical',
    'gastronomy',
    'hotels',
    'beauty',
    'retail',
    'manufacturing',
    'consulting',
    'finance',
    'education',
    'technology',
    'other',
  ]);
  await expect(field(page, 'Branche')).toHaveValue('');
});

test('the message is not required', async ({ page }) => {
  await open(page, trialForm.path);
  await fill(page, { ...trialForm.entries, 'Nachricht (optional)': '' });
  await submitButton(page).click();
  await expect(form(page).getByRole('status')).toHaveText(trialForm.success);
  const [message] = await services.messages();
  expect(message?.fields.at(-1)).toEqual({ name: 'message', value: '' });
});

test('a website without https:// is explained', async ({ page }) => {
  await open(page, trialForm.path);
  await fill(page, { ...trialForm.entries, Website: 'www.tischlerei.example' });
  await submitButton(page).click();
  await expect(field(page, 'Website')).toBeFocused();
  await expect(field(page, 'Website')).toHaveAccessibleDescription(/mit https:\/\/ ein/);
  expect(await services.posts()).toBe(0);
});

test('the closing call leads to the form', async ({ page }) => {
  await open(page, trialForm.path);
  await page.getByRole('link', { name: 'Zum Formular' }).last().click();
  await expect(field(page, 'Name')).toBeInViewport();
});
