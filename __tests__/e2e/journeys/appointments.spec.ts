import {
  appointmentMessages,
  manageMessages,
} from '../../../src/features/forms/appointments/messages';
import { sectionOf } from '../../support/content';
import { accessibilityProblems } from '../../support/e2e/accessibility';
import { mailsTo } from '../../support/e2e/outbox';
import { open } from '../../support/e2e/open';
import { expect, test } from '../../support/e2e/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const kind = 'resend-emails';

test('book and cancel a consultation, by keyboard at 320 px, with the mails', async ({
  page,
  trial,
  visitor,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, trial.path);
  const { booking } = sectionOf(trial.path, 'consultation-form');
  await page.getByRole('button', { name: booking.label }).press('Enter');
  await page.getByRole('group').getByRole('button').first().press('Enter');
  const form = page.locator('form[name="appointment"]');
  expect(await accessibilityProblems(page)).toEqual([]);
  await form.getByLabel('Name').fill(visitor.name);
  await form.getByLabel('E-Mail').fill(visitor.email);
  await form.getByLabel('Telefon').fill(visitor.phone);
  await form.getByLabel('Telefon').press('Enter');
  await expect(page.getByRole('link', { name: appointmentMessages.manage })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  await expect.poll(async () => (await mailsTo(visitor.email, kind)).length).toBe(1);
  const [mail] = await mailsTo(visitor.email, kind);
  await open(page, /\/termin#\S+/.exec(mail?.['message'] ?? '')?.[0] ?? '');
  await page.getByRole('button', { name: manageMessages.cancel }).press('Enter');
  await page.getByRole('button', { name: manageMessages.cancelNow }).press('Enter');
  await expect(page.getByText(manageMessages.cancelled)).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await expect.poll(async () => (await mailsTo(visitor.email, kind)).length).toBe(2);
});
