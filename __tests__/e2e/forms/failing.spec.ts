import type { Page } from '@playwright/test';
import { expect, test } from '../../support/e2e/form-test';
import {
  contactForm,
  expectKept,
  failure,
  fill,
  form,
  submitButton,
  trialForm,
} from '../../support/e2e/forms';
import { open } from '../../support/e2e/open';
import { sendForm, services } from '../../support/e2e/services';

// The specification wants a failure logged; the rest is what the browser says about it.
test.use({ expectedComplaints: /Formular nicht gesendet|Failed to load resource/ });

const outcome = (page: Page) => form(page).getByRole('alert');

/** The specified red text, announced and focused; mail and phone; everything as it was. */
async function expectFailure(page: Page, tested: typeof contactForm): Promise<void> {
  const text = outcome(page).getByText(failure);
  await expect(text).toBeVisible();
  await expect(outcome(page)).toBeFocused();
  const [red = 0, green = 0, blue = 0] = await text.evaluate((element) =>
    (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number),
  );
  expect(red).toBeGreaterThan(1.5 * Math.max(green, blue));
  await expect(outcome(page).getByRole('link')).toHaveText([/@/, /^\+43/]);
  await expect(submitButton(page)).toBeEnabled();
  await expect(submitButton(page)).toHaveText(tested.submit);
  await expectKept(page, tested);
}

for (const [index, [mode, status]] of [
  ['bad-request', 400],
  ['forbidden', 403],
  ['not-found', 404],
  ['precondition', 412],
  ['too-many-requests', 429],
  ['server-error', 500],
  ['unavailable', 503],
].entries()) {
  const tested = index % 2 === 0 ? contactForm : trialForm;

  test(`F07 ${status} at ${tested.path}: the error is told, and a second try arrives`, async ({
    page,
  }) => {
    await services.break(String(mode));
    await open(page, tested.path);
    await fill(page, tested.entries);
    const answered = page.waitForResponse(sendForm);
    await submitButton(page).click();
    expect((await answered).status()).toBe(status);
    await expectFailure(page, tested);
    expect(await services.messages()).toEqual([]);

    await services.mend();
    await submitButton(page).click();
    await expect(form(page).getByRole('status')).toHaveText(tested.success);
    const [message] = await services.messages();
    expect(message?.fields).toEqual(tested.fields);
  });
}

for (const tested of [contactForm, trialForm]) {
  test(`F08 a connection that breaks off at ${tested.path} is an error`, async ({ page }) => {
    await services.break('reset');
    await open(page, tested.path);
    await fill(page, tested.entries);
    await submitButton(page).click();
    await expectFailure(page, tested);
    expect(await services.posts()).toBe(1);
  });
}

test('F08 a blocked service is an error', async ({ page }) => {
  await page.route(sendForm, (route) => route.abort('blockedbyclient'));
  await open(page, contactForm.path);
  await fill(page, contactForm.entries);
  await submitButton(page).click();
  await expectFailure(page, contactForm);
});

test('F08 blocked code of the service is an error too', async ({ page }) => {
  await open(page, contactForm.path);
  await page.route('**/*.js', (route) => route.abort('blockedbyclient'));
  await fill(page, contactForm.entries);
  await submitButton(page).click();
  await expectFailure(page, contactForm);
  await page.unroute('**/*.js');
  await submitButton(page).click();
  await expect(form(page).getByRole('status')).toHaveText(contactForm.success);
});

test('F09 no answer for 20 s: it may have been sent, and it is not sent again', async ({
  page,
}) => {
  await services.break('hang');
  await open(page, contactForm.path);
  await page.clock.install();
  await fill(page, contactForm.entries);
  await submitButton(page).click();
  await expect.poll(() => services.posts()).toBe(1);
  await page.clock.runFor(18_000);
  await expect(submitButton(page)).toHaveText('Wird gesendet...');
  await page.clock.runFor(3_000);
  await expectFailure(page, contactForm);
  await expect(outcome(page)).toContainText(
    'Möglicherweise ist Ihre Nachricht trotzdem angekommen',
  );
  await page.clock.runFor(60_000);
  expect(await services.posts()).toBe(1);
});
