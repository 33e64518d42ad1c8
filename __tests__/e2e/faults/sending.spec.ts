import type { Route } from '@playwright/test';
import { contentOf } from '../../support/content';
import { type FormPage, secondWay, sendForm, sendingComplaints } from '../../support/e2e/form-page';
import { answering } from '../../support/e2e/network';
import { open, untilHydrated } from '../../support/e2e/open';
import { agencyMailsAbout } from '../../support/e2e/outbox';
import { expect, test } from '../../support/e2e/test';
import { addressesVisited, givenAway, historyOf } from '../../support/e2e/visited';
import { words } from '../../support/e2e/words';

// The specification wants a failure logged; the rest is what the browser says about it.
test.use({ expectedComplaints: sendingComplaints });

const { email, phone } = contentOf('site').contact;

/** The specified red text, announced and focused; mail and phone; everything as it was. */
async function expectFailure({ alert, submit, ...tested }: FormPage): Promise<void> {
  const text = alert.getByText(words.form.failure);
  await expect(text).toBeVisible();
  await expect(alert).toBeFocused();
  const [red = 0, green = 0, blue = 0] = await text.evaluate((element) =>
    (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number),
  );
  expect(red).toBeGreaterThan(1.5 * Math.max(green, blue));
  await expect(alert.getByRole('link')).toHaveText([email, phone]);
  await expect(submit).toBeEnabled();
  await expect(submit).toHaveText(tested.words.submit);
  await tested.expectKept();
}

const aborting = (reason: string) => (route: Route) => route.abort(reason);

// Which answers count as failures: deliver.test.tsx.
test('both ways are dead: the error is told, and a second try arrives', async ({
  page,
  contact,
}) => {
  await page.route(sendForm, answering(503));
  await page.route(secondWay, answering(503));
  await contact.openFilled();
  await contact.submit.click();
  await expectFailure(contact);
  expect(contact.posts).toHaveLength(1);

  await page.unroute(sendForm);
  await contact.submit.click();
  await contact.expectSent();
  expect(await contact.arrived()).toEqual([contact.fields]);
});

test('the quota is used up: the second way takes the message, once', async ({
  page,
  contact,
  visitor,
}) => {
  await page.route(sendForm, answering(402));
  await contact.openFilled();
  await contact.submit.dblclick();
  await contact.expectSent();
  expect(await contact.arrived()).toEqual([]);
  const [mail, ...more] = await agencyMailsAbout(visitor.email);
  expect(more).toEqual([]);
  const text = mail?.['message'] ?? '';
  expect(text).toContain(visitor.message);
  const [number = 'none'] = /\d{4}-\d{4}-[0-9A-F]{4}/.exec(text) ?? [];
  await expect(contact.form).toContainText(number);
});

test('blocked code of the service', async ({ page, contact }) => {
  await contact.open();
  await page.route('**/*.js', aborting('blockedbyclient'));
  await contact.fill();
  await contact.submit.click();
  await expectFailure(contact);
  await page.unroute('**/*.js');
  await contact.submit.click();
  await contact.expectSent();
});

test('F03 no field shows in any address', async ({ page, context, trial, shell }) => {
  const visited = addressesVisited(context);
  await trial.open();
  await trial.fill({ email: 'notburga@' });
  await trial.submit.click();
  await expect(trial.field('email')).toBeFocused();
  await page.route(sendForm, answering(500));
  await page.route(secondWay, answering(500));
  await trial.fill();
  await trial.field('phone').press('Enter');
  await expect(trial.alert).toBeFocused();

  await shell.imprint.link.click();
  await expect(page).toHaveURL(shell.imprint.to);
  await page.goBack();
  await trial.expectKept();
  await page.reload();
  await untilHydrated(page);
  await trial.expectKept();
  await page.unroute(sendForm);
  await trial.submit.click();
  await trial.expectSent();
  // The rest of what was typed is looked for after every test (test.ts).
  const addresses = [...visited, ...(await historyOf(page))];
  expect(addresses.some((address) => address.endsWith(shell.imprint.to))).toBe(true);
  expect(givenAway(addresses, ['notburga@'])).toEqual([]);
});

test('F03 a value in an address would be noticed, wherever it shows', async ({ page, context }) => {
  const visited = addressesVisited(context);
  const value = 'Barbara Strohmeier';
  const query = new URLSearchParams({ name: value }).toString();
  await open(page, `/datenschutz?${query}`);
  await page.evaluate((hash) => history.pushState(null, '', hash), `#${encodeURIComponent(value)}`);
  await page.evaluate((search) => fetch(`/favicon.svg?${search}`), query);
  const noticed = givenAway([...visited, ...(await historyOf(page))], [value]);
  for (const pattern of [/datenschutz\?name=[^#]*$/, /#/, /favicon/])
    expect(noticed.some((address) => pattern.test(address))).toBe(true);
});
