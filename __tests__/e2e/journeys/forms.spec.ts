import { localEnvironment } from '../../../tools/local-environment.mjs';
import { contentOf } from '../../support/content';
import { accessibilityProblems } from '../../support/e2e/accessibility';
import { type FormPage, sendForm } from '../../support/e2e/form-page';
import { answering, hold } from '../../support/e2e/network';
import { agencyMailsAbout, formMessages } from '../../support/e2e/outbox';
import { open, phone } from '../../support/e2e/open';
import { expect, test } from '../../support/e2e/test';
import { words } from '../../support/e2e/words';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // What the browser says about a message that was refused.
  expectedComplaints: /Failed to load resource/,
});

/** Whether an empty form names each field that is missing. */
async function expectMissing({ submit, form, field, required, ...tested }: FormPage) {
  await submit.click();
  for (const name of required) await tested.expectComplaint(name, 'missing');
  const wrong = form.locator(':is(input, select, textarea):user-invalid');
  await expect(wrong).toHaveCount(required.length);
  await expect(field('name')).toBeFocused();
  expect(await accessibilityProblems(form.page())).toEqual([]);
}

/** Whether the form says that it is sending, and afterwards that it has sent. */
async function expectSending({ submit, status, form, ...tested }: FormPage) {
  const release = await hold(form.page(), sendForm);
  await submit.click();
  await expect(submit).toHaveText(words.form.sending);
  await expect(submit).toBeDisabled();
  release();
  await tested.expectSent();
  await expect(status).toBeFocused();
  await tested.expectEmpty();
}

test('a contact message: missing, wrong, sent', async ({ contact, visitor }) => {
  await contact.open();
  await expectMissing(contact);
  await contact.fill({ email: 'notburga@' });
  await contact.submit.click();
  await expect(contact.field('email')).toBeFocused();
  await contact.expectComplaint('email', 'invalid');
  expect(contact.posts).toEqual([]);
  await contact.field('email').fill(visitor.email);
  await expectSending(contact);
  const { GATSBY_EMAILJS_TEMPLATE_ID: templateId } = localEnvironment;
  expect(await formMessages(visitor.email)).toEqual([
    { endpoint: 'emailjs-send-form', templateId, fields: contact.fields },
  ]);
});

test('a package leads to the form that says so, on a phone; the second way takes the message, once', async ({
  page,
  trial,
  visitor,
}) => {
  await page.setViewportSize(phone);
  const card = contentOf('packages')['workshop']?.cards.find(({ id }) => id === 'pro');
  await open(page, '/ki-im-autohaus');
  const box = page.getByRole('article').filter({ hasText: card?.channels ?? 'none' });
  await box.getByRole('link', { name: card?.action.label ?? 'none' }).click();
  await expect(trial.form).toContainText(card?.title ?? 'none');
  await expect(trial.field('industry')).toHaveValue('automotive');
  const about = trial.form.locator('[name="about"]');
  await expect(about).toHaveValue(new RegExp(`${card?.title ?? 'none'}, ab `));
  await trial.form.getByRole('button', { name: words.form.removeAbout }).click();
  await expect(about).toHaveCount(0);

  await page.route(sendForm, answering(402)); // its quota is used up
  await trial.fill();
  await trial.submit.dblclick();
  await trial.expectSent();
  expect(await trial.arrived()).toEqual([]);
  await expect.poll(async () => (await agencyMailsAbout(visitor.email)).length).toBe(1);
  const [mail] = await agencyMailsAbout(visitor.email);
  expect(mail?.['message']).toContain(visitor.message);
});
