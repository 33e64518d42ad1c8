import {
  appointmentMessages,
  manageMessages,
} from '../../../src/features/forms/appointments/messages';
import { agencyAddress } from '../../../tools/local-environment.mjs';
import { sectionOf } from '../../support/content';
import { mailsTo } from '../../support/e2e/outbox';
import { open } from '../../support/e2e/open';
import { accessibilityProblems } from '../../support/e2e/page-checks/accessibility';
import { expect, test } from '../../support/e2e/test';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  timezoneId: 'America/New_York',
  // A browser logs what is no success, as the answer to an invented link.
  expectedComplaints: /410 \(Gone\)/,
});

const kind = 'resend-emails';

test('book, move and cancel a consultation, by keyboard at 320 px, with the mails', async ({
  page,
  trial,
  visitor,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, trial.path);
  await trial.field('email').fill(visitor.email);
  expect(asked.filter((url) => /free-times|picker/.test(url))).toEqual([]);
  const { booking } = sectionOf(trial.path, 'consultation-form');
  await page.getByRole('button', { name: booking.label }).press('Enter');
  await expect(page.getByText(appointmentMessages.otherZone)).toBeVisible();
  const times = page.getByRole('group').getByRole('button');
  await times.first().press('Enter');
  const form = page.locator('form[name="appointment"]');
  // What stands in the other form is there already.
  await expect(form.getByLabel('E-Mail')).toHaveValue(visitor.email);
  expect(await accessibilityProblems(page)).toEqual([]);
  await form.getByLabel('Name').fill(visitor.name);
  await form.getByLabel('Telefon').fill(visitor.phone);
  await form.getByLabel('Telefon').press('Enter');
  await expect(page.getByRole('link', { name: appointmentMessages.manage })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  await expect.poll(async () => (await mailsTo(visitor.email, kind)).length).toBe(1);
  const [mail] = await mailsTo(visitor.email, kind);
  const link = /\/termin#\S+/.exec(mail?.['message'] ?? '')?.[0] ?? '';
  await open(page, link);
  await page.getByRole('button', { name: manageMessages.move }).press('Enter');
  await times.last().press('Enter');
  await page.getByRole('button', { name: /verschieben$/ }).press('Enter');
  await expect(page.getByText(manageMessages.moved)).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: manageMessages.cancel }).press('Enter');
  await page.getByRole('button', { name: manageMessages.cancelNow }).press('Enter');
  await expect(page.getByText(manageMessages.cancelled)).toBeVisible();

  await expect.poll(async () => (await mailsTo(visitor.email, kind)).length).toBe(3);
  const agency = (await mailsTo(agencyAddress, kind)).filter(
    (sent) => sent['reply_to'] === visitor.email,
  );
  expect(agency).toHaveLength(3);
  await open(page, '/termin#erfunden');
  await expect(page.getByText(manageMessages.over)).toBeVisible();
});

test('after a message on the contact page a time can be booked, and nobody types twice', async ({
  page,
  contact,
  visitor,
}) => {
  await contact.open();
  await contact.fill();
  await contact.submit.click();
  await contact.expectSent();
  await contact.form.locator('[data-booking]').click();
  await page.getByRole('group').getByRole('button').nth(1).click();
  const form = page.locator('form[name="appointment"]');
  await expect(form.getByLabel('Name')).toHaveValue(visitor.name);
  await form.locator('[type="submit"]').click();
  await expect(page.getByRole('link', { name: appointmentMessages.manage })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
});
