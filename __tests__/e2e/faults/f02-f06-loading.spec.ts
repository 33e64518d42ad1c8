import type { Page } from '@playwright/test';
import { at, contentOf, posts, routeWith } from '../../support/content';
import { site } from '../../support/e2e/addresses';
import { startDeployment } from '../../support/e2e/deployment';
import { sendForm } from '../../support/e2e/form-page';
import { breakTemplate, bundle, loadingComplaints } from '../../support/e2e/loading';
import { documentsOf, hold } from '../../support/e2e/network';
import { open, settle, untilHydrated } from '../../support/e2e/open';
import { readable } from '../../support/e2e/page-checks/readable';
import { expectOrder, followNewLink, order } from '../../support/e2e/prefill';
import { opener, shellOf } from '../../support/e2e/shell';
import { expect, test } from '../../support/e2e/test';

test.use({ expectedComplaints: loadingComplaints });

const industries = at(contentOf('navigation').menus, 0);
const target = at(industries.links, 0);
const addresses = ['/', target.to, at(posts(), 0).path, '/trial'];

const answer = (page: Page, pattern: string | RegExp, status = 503) =>
  page.route(pattern, (route) => route.fulfill({ status, body: '' }));

/** What works on every page without its scripts. @returns a link in the menu */
async function expectUsable(page: Page) {
  const { menu, footer } = shellOf(page);
  const link = menu.getByRole('link', { name: target.label });
  expect(await readable(page)).toEqual([]);
  if (!(await link.isVisible())) await opener(menu, industries.label).click();
  await expect(link).toBeVisible();
  await expect(footer).toBeAttached();
  return link;
}

for (const [what, sabotage] of [
  ['F02 the main bundle answers 404', (page: Page) => answer(page, bundle, 404)],
  ['F02 the main bundle answers 503', (page: Page) => answer(page, bundle)],
  ['F25 no script has come yet', (page: Page) => hold(page, '**/*.js')],
] as const) {
  test(`${what}: content, menus and links work`, async ({ page }) => {
    await sabotage(page);
    const documents = documentsOf(page);
    for (const address of addresses) {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await expectUsable(page);
    }
    await (await expectUsable(page)).click();
    await expect(page).toHaveURL(target.to);
    expect(documents).toHaveLength(addresses.length + 1);
  });
}

test('F25 a link works while the scripts still wait for the first page', async ({ page }) => {
  await hold(page, '**/page-data/index/page-data.json*');
  const documents = documentsOf(page);
  await page.goto('/');
  await page.waitForFunction(() => '___loader' in window);
  await (await expectUsable(page)).click();
  await expect(page).toHaveURL(target.to);
  expect(documents).toEqual([`${site}/`, site + target.to]);
});

for (const [when, late] of [
  ['any script', '**/*.js'],
  ['all but the first script', /\/(?!start-)[^/]+\.js$/],
] as const)
  test(`F25 a button pressed before ${when} has come does its work when they do`, async ({
    page,
  }) => {
    const release = await hold(page, late);
    await page.goto(routeWith('price-board'), { waitUntil: 'commit' });
    const header = page.getByRole('columnheader').last();
    await header.getByRole('button').click();
    await expect(header).toHaveAttribute('aria-sort', 'none');
    release();
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
  });

// Why React may not have taken over a form when it is sent.
for (const [what, kind, sabotage] of [
  ['F02 without the main bundle', 'contact', (page: Page) => answer(page, bundle)],
  ['F03 before the scripts are there', 'trial', (page: Page) => hold(page, '**/*.js')],
] as const) {
  test(`${what} a form posts itself`, async ({ page, contact, trial }) => {
    const tested = { contact, trial }[kind];
    await sabotage(page);
    await page.goto(tested.path, { waitUntil: 'commit' });
    await tested.fill();
    await tested.submit.click();
    // After eight seconds, if the first script is there.
    await expect(page).toHaveURL(sendForm, { timeout: 25_000 });
    expect(await tested.arrived()).toEqual([expect.arrayContaining(tested.fields)]);
  });
}

test('F03 a form sent before all but the first script has come is sent by them', async ({
  page,
  trial,
}) => {
  const release = await hold(page, /\/(?!start-)[^/]+\.js$/);
  await page.goto(trial.path);
  await trial.fill();
  await trial.submit.click();
  await expect(trial.submit).toHaveAttribute('data-pressed');
  release();
  await trial.expectSent();
  expect(await trial.arrived()).toEqual([trial.fields]);
  await expect(page).toHaveURL(trial.path);
});

test('F04 other templates: there and back', async ({ page }) => {
  const deployed = await startDeployment();
  await open(page, `${deployed.origin}/datenschutz`);
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  deployed.replaceTemplates();
  const documents = documentsOf(page);
  await followNewLink(page, order.address);
  await expectOrder(page, deployed.origin);
  expect(documents).toEqual([deployed.origin + order.address]);
  await page.goBack();
  await expect(page).toHaveURL(`${deployed.origin}/datenschutz`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await deployed.close();
});

test('F04 a deploy that went wrong reloads once and then shows the page', async ({ page }) => {
  const deployed = await startDeployment();
  await open(page, `${deployed.origin}/datenschutz`);
  deployed.mixBuilds();
  const documents = documentsOf(page);
  await followNewLink(page, order.address);
  await expectOrder(page, deployed.origin);
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  await settle(page);
  await expectOrder(page, deployed.origin);
  const address = deployed.origin + order.address;
  expect(documents).toEqual([address, address]);
  await deployed.close();
});

test('the next page comes all the same', async ({ page, contact }) => {
  await open(page, '/datenschutz');
  const requests = await breakTemplate(page);
  const documents = documentsOf(page);
  await followNewLink(page, order.address);
  await expect(page).toHaveURL(order.address);
  await expect(contact.field('message')).toBeVisible();
  // Two before the browser opens the page, two on it.
  await expect.poll(() => requests.length).toBe(4);
  await page.waitForLoadState('networkidle');
  expect(documents).toEqual([site + order.address]);
  await expectUsable(page);
});

test('F25 on slow 3G the first text is painted within 3 s', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  // 400 kbit/s and 400 ms, as Chromium's developer tools have it.
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const painted = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  expect(await painted.jsonValue()).toBeLessThan(3000);
});
