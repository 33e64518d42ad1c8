import type { Page } from '@playwright/test';
import { pageFailed } from '../../../src/templates/messages';
import { forNode } from '../../support/e2e/addresses';
import { open } from '../../support/e2e/open';
import { expect, test } from '../../support/e2e/test';

/** Changes the data the scripts draw a page from; the HTML stays as it was built. */
async function breakData(page: Page, path: string, change: (data: string) => string) {
  await page.route(`**/page-data${path}/page-data.json`, async (route) => {
    const response = await route.fetch({ url: forNode(route.request().url()) });
    await route.fulfill({ response, body: change(await response.text()) });
  });
}

test.use({
  expectedComplaints: /Cannot (read|destructure) propert|Uncaught error|Minified React error/,
});

test('C07 a section whose data is broken is left out, the rest of the page stands', async ({
  page,
  shell,
}) => {
  await breakData(page, '/trial', (data) => data.replace('"cards":[', '"cards":null,"alt":['));
  await open(page, '/');
  await shell.demo.first().click();
  await expect(page).toHaveURL('/trial');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('form')).toBeVisible();
  await expect(page.getByRole('heading', { name: pageFailed.heading })).toHaveCount(0);
});

test('C07 a page whose data is broken says so in German, and its ways lead on', async ({
  page,
  shell,
}) => {
  const without = (data: string) => data.replace('"landingPage":{', '"landingPage":null,"alt":{');
  await breakData(page, '/trial', without);
  await open(page, '/');
  await shell.demo.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageFailed.heading);
  await expect(shell.header).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Kontakt aufnehmen' }).click();
  await expect(page).toHaveURL('/kontaktinformationen');
  await expect(page.getByRole('textbox', { name: 'Nachricht' })).toBeVisible();
});
