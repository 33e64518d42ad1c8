import { at, contentOf, posts } from '../../support/content';
import { site } from '../../support/e2e/addresses';
import { startDeployment } from '../../support/e2e/deployment';
import { sendForm } from '../../support/e2e/form-page';
import { hiddenParts } from '../../support/e2e/looks';
import { answering, documentsOf, hold } from '../../support/e2e/network';
import { open } from '../../support/e2e/open';
import { opener } from '../../support/e2e/shell';
import { orderMessage } from '../../support/e2e/shop-page';
import { expect, test } from '../../support/e2e/test';

// What the browser says about files that do not come, and Gatsby about pages.
test.use({
  expectedComplaints:
    /Failed to load resource|Refused to (?:execute script|apply style)|[Ll]oading chunk|page resources for/,
});

const industries = at(contentOf('navigation').menus, 0);
const target = at(industries.links, 0);

test('without the main script every page can be read, and its menu leads on', async ({
  page,
  shell,
}) => {
  await page.route(/\/app-[0-9a-f]+\.js/, (route) => route.fulfill({ status: 503, body: '' }));
  for (const address of ['/trial', at(posts(), 0).path, '/']) {
    await page.goto(address);
    expect(await hiddenParts(page)).toEqual([]);
  }
  await opener(shell.menu, industries.label).click();
  await shell.menu.getByRole('link', { name: target.label }).click();
  await expect(page).toHaveURL(target.to);
});

test('a form sent before its scripts have come posts itself', async ({ page, trial }) => {
  await hold(page, '**/*.js');
  await page.goto(trial.path, { waitUntil: 'commit' });
  await trial.fill();
  await trial.submit.click();
  await expect(page).toHaveURL(sendForm, { timeout: 25_000 });
  expect(await trial.arrived()).toEqual([expect.arrayContaining(trial.fields)]);
});

test('another build is online by now: the next page comes by its document', async ({
  page,
  shell,
}) => {
  const deployed = await startDeployment();
  await open(page, `${deployed.origin}/datenschutz`);
  deployed.replaceTemplates();
  const documents = documentsOf(page);
  await shell.imprint.link.click();
  await expect(page).toHaveURL(deployed.origin + shell.imprint.to);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(documents).toEqual([deployed.origin + shell.imprint.to]);
  await deployed.close();
});

test('without the data of the next page it comes by its document, its form filled in', async ({
  page,
  shop,
  contact,
}) => {
  await shop.open();
  await page.route('**/page-data/**', answering(503));
  await shop.orderWithoutAccount();
  await expect(contact.field('message')).toHaveValue(orderMessage);
  expect(page.url()).toContain(`${contact.path}?`);
});

test('the next page prints on white; back returns to the place before', async ({ page, shell }) => {
  const position = () => page.evaluate(() => Math.round(window.scrollY));
  await open(page, '/');
  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
  await expect.poll(position).toBe(2000);
  await page.waitForTimeout(100); // Gatsby keeps the position a frame later
  await shell.contact.click();
  await expect(page).toHaveURL(site + contentOf('navigation').contact.to);
  await expect.poll(position).toBe(0);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.emulateMedia({ media: 'screen' });
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(async () => Math.abs((await position()) - 2000)).toBeLessThan(80);
});
