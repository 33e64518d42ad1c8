import type { Page } from '@playwright/test';
import { expect, test } from '../../support/e2e/form-test';
import {
  contactForm,
  field,
  fill,
  form,
  submitButton,
  trialForm,
  type FormUnderTest,
} from '../../support/e2e/forms';
import { open } from '../../support/e2e/open';
import { sendForm, services } from '../../support/e2e/services';

/** The message as a form without script sends it: the trap, empty, goes with it. */
async function expectArrived({ fields }: FormUnderTest): Promise<void> {
  await expect.poll(async () => (await services.messages()).length).toBe(1);
  const [message] = await services.messages();
  expect(message?.fields).toEqual([...fields, { name: 'rueckfrage', value: '' }]);
  expect(message?.templateId).toBe('template_lokal');
}

const answer503 = (page: Page, pattern: string | RegExp) =>
  page.route(pattern, (route) => route.fulfill({ status: 503, body: '' }));

/** Why React may not have taken over a form when it is sent. */
const obstacles: [what: string, sabotage: (page: Page) => Promise<unknown>][] = [
  ['F02 without the main bundle', (page) => answer503(page, /\/app-[0-9a-f]+\.js/)],
  ['F05 without the data of the page', (page) => answer503(page, '**/page-data.json*')],
  ['F06 without a chunk', (page) => answer503(page, /\/component---[^/]+\.js/)],
  [
    'F03 before the scripts are there',
    (page) =>
      page.route('**/*.js', async (route) => {
        await new Promise((later) => setTimeout(later, 5000));
        await route.continue().catch(() => undefined); // the page has gone on by then
      }),
  ],
];

for (const tested of [contactForm, trialForm]) {
  test.describe(`${tested.path} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });

    test('F01 the form posts itself', async ({ page }) => {
      await page.goto(tested.path);
      await fill(page, tested.entries);
      await submitButton(page).click();
      await expect(page).toHaveURL(sendForm);
      await expectArrived(tested);
    });

    test('F01 the browser itself asks for what is missing', async ({ page }) => {
      await page.goto(tested.path);
      await submitButton(page).click();
      await expect(field(page, 'Name')).toBeFocused();
      expect(await services.posts()).toBe(0);
    });
  });

  for (const [what, sabotage] of obstacles) {
    test.describe(what, () => {
      test.use({
        expectedComplaints: /Failed to load resource|[Ll]oading chunk|page resources for/,
      });

      test(`${tested.path} posts itself, and nothing shows in the address`, async ({ page }) => {
        await sabotage(page);
        await page.goto(tested.path, { waitUntil: 'commit' });
        await fill(page, tested.entries);
        await submitButton(page).click();
        await expect(page).toHaveURL(sendForm);
        await expectArrived(tested);
      });
    });
  }

  test(`${tested.path} loads the code for sending with the first touch of the form`, async ({
    page,
  }) => {
    const bodies: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) bodies.push(response.text());
    });
    // The name of a parameter only EmailJS's own code sends.
    const isLoaded = async () => (await Promise.all(bodies)).join().includes('lib_version');
    await open(page, tested.path);
    await page.waitForLoadState('networkidle');
    expect(bodies.length).toBeGreaterThan(1);
    expect(await isLoaded()).toBe(false);
    await field(page, 'Name').focus();
    await expect.poll(isLoaded).toBe(true);
    await expect(form(page)).toBeVisible();
  });
}
