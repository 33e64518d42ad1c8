import { localEnvironment } from '../../../tools/local-environment.mjs';
import { formatEuro } from '../../../src/lib/format';
import { contentOf, find } from '../../support/content';
import { type FormPage, sendForm } from '../../support/e2e/form-page';
import { hold } from '../../support/e2e/network';
import { formMessages } from '../../support/e2e/outbox';
import { accessibilityProblems } from '../../support/e2e/page-checks/accessibility';
import { open, phone } from '../../support/e2e/open';
import { expect, test } from '../../support/e2e/test';
import { words } from '../../support/e2e/words';

// Nothing fades in while axe looks at it.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Whether an empty form names each field that is missing. */
async function expectMissing({ submit, form, field, required, ...tested }: FormPage) {
  await submit.click();
  for (const name of required) await tested.expectComplaint(name, 'missing');
  await expect(form.locator('[aria-invalid="true"]')).toHaveCount(required.length);
  await expect(field('name')).toBeFocused();
  expect(await accessibilityProblems(form.page())).toEqual([]);
}

/** Whether the form says that it is sending, and afterwards that it has sent. */
async function expectSending({ submit, status, fields, form, ...tested }: FormPage) {
  const release = await hold(form.page(), sendForm);
  const request = form.page().waitForRequest(sendForm);
  await submit.click();
  await expect(submit).toHaveText(words.form.sending);
  await expect(submit).toBeDisabled();
  release();
  await tested.expectSent();
  await expect(status).toBeFocused();
  await expect(submit).toHaveText(tested.words.submit);
  await expect(submit).toBeEnabled();
  await tested.expectEmpty();
  const sent = [...((await request).postData() ?? '').matchAll(/name="([^"]*)"/g)];
  const ids = ['lib_version', 'service_id', 'template_id', 'user_id'];
  expect(sent.map(([, name]) => name)).toEqual([...fields.map(({ name }) => name), ...ids]);
}

test('a contact message: missing, wrong, sent', async ({ contact, visitor }) => {
  await contact.open();
  await expectMissing(contact);
  await contact.fill({ email: 'notburga@' });
  await contact.submit.click();
  const email = contact.field('email');
  await expect(email).toBeFocused();
  await contact.expectComplaint('email', 'invalid');
  await email.fill(visitor.email);
  await expect(email).toHaveAttribute('aria-invalid', 'false');
  await expect(email).toHaveAccessibleDescription('');
  expect(contact.posts).toEqual([]);
  await expectSending(contact);
  const { GATSBY_EMAILJS_TEMPLATE_ID: templateId } = localEnvironment;
  expect(await formMessages(visitor.email)).toEqual([
    { endpoint: 'emailjs-send-form', templateId, fields: contact.fields },
  ]);
});

test('a request for a demo, without message', async ({ page, trial, visitor }) => {
  await trial.open();
  const labels = contentOf('industries').map(({ label }) => label);
  await expect(trial.field('industry').getByRole('option')).toHaveText([
    words.consultation.chooseIndustry,
    ...labels,
  ]);
  await expect(trial.field('industry')).toHaveValue('');
  await expectMissing(trial);
  await trial.fill({ website: 'haben wir nicht', message: '' });
  await trial.submit.click();
  await expect(trial.field('website')).toBeFocused();
  await trial.expectComplaint('website', 'invalid');
  // Nobody types the scheme.
  await trial.field('website').fill(visitor.website.replace('https://', ''));
  await expectSending(trial);
  const withoutMessage = [...trial.fields.slice(0, -1), { name: 'message', value: '' }];
  expect(await trial.arrived()).toEqual([withoutMessage]);
  // The answer is where the form was, with the way back to it.
  await expect(trial.field('name')).toBeHidden();
  await page.getByRole('main').locator('a[href$="#formular"]').last().click();
  await expect(trial.status).toBeInViewport();
  await page.getByRole('button', { name: words.form.again }).click();
  await expect(trial.field('name')).toBeFocused();
});

test('a package leads to the form that says so, on a phone', async ({ page, trial }) => {
  await page.setViewportSize(phone);
  const workshop = contentOf('packages')['workshop'];
  const pro = find(workshop?.cards ?? [], 'id', 'pro');
  await open(page, '/ki-im-autohaus');
  const card = page.getByRole('article').filter({ hasText: pro.channels });
  await card.getByRole('link', { name: pro.action.label }).click();
  await expect(page).toHaveURL(`${trial.path}?branche=automotive&paket=werkstatt-pro`);
  const line = `${workshop?.subject?.name} ${pro.title}, ${formatEuro(pro.setup)} + ${formatEuro(pro.monthly)}`;
  await expect(trial.form).toContainText(line);
  await expect(trial.field('industry')).toHaveValue('automotive');
  await expect(trial.field('message')).toHaveValue(new RegExp(line.replaceAll('+', '\\+')));
  await expect(page.getByText(words.form.about)).toBeFocused();
  await expect(trial.field('name')).toBeInViewport();
  await trial.form.getByRole('button', { name: words.form.removeAbout }).click();
  await expect(trial.field('message')).toHaveValue('');
});

for (const size of [phone, { width: 1280, height: 800 }]) {
  test(`at ${size.width} × ${size.height} the demo page begins with its form`, async ({
    page,
    trial,
  }) => {
    await page.setViewportSize(size);
    await trial.open();
    const name = trial.field('name');
    await expect(name).toBeInViewport({ ratio: 1 });
    // Nothing lies over it: a click anywhere else would fail.
    await name.click({ trial: true });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const links = page.getByRole('main').getByRole('link');
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(targets).not.toContain(trial.path);
  });
}
