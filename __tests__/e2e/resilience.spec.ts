import type { Page } from '@playwright/test';
import { mainMenu, opener } from '../support/e2e/header';
import { open } from '../support/e2e/open';
import { expect, test } from '../support/e2e/test';

const bundle = /\/app-[0-9a-f]+\.js/;
const componentChunk = /\/component---src-templates-[^/]+\.js/;

/** What works on every page without its scripts. */
async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const faint = await page
    .locator('.reveal')
    .evaluateAll((all) => all.filter((element) => getComputedStyle(element).opacity !== '1'));
  expect(faint).toHaveLength(0);
  const menu = mainMenu(page);
  await opener(menu, 'Branchenlösungen').click();
  await expect(menu.getByRole('link', { name: 'Gastronomie' })).toBeVisible();
}

/** Counts how often the document is asked for. */
function documentRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) requests.push(request.url());
  });
  return requests;
}

for (const status of [404, 503]) {
  test.describe(`the main bundle answers ${status}`, () => {
    test.use({ expectedComplaints: /Failed to load resource/ });

    test('F02 content, menus and links work', async ({ page }) => {
      await page.route(bundle, (route) => route.fulfill({ status, body: '' }));
      const documents = documentRequests(page);
      for (const address of ['/', '/ki-im-autohaus', '/blog/event-driven-architecture']) {
        await page.goto(address);
        await expectReadable(page);
      }
      await mainMenu(page).getByRole('link', { name: 'Automobilbranche' }).click();
      await expect(page).toHaveURL('/ki-im-autohaus');
      expect(documents).toHaveLength(4);
    });
  });
}

test.describe('a chunk answers 503', () => {
  test.use({ expectedComplaints: /Failed to load resource|[Ll]oading chunk|page resources for/ });

  test('F06 the page itself stays readable and does not reload', async ({ page }) => {
    await page.route(componentChunk, (route) => route.fulfill({ status: 503, body: '' }));
    const documents = documentRequests(page);
    await page.goto('/ki-im-autohaus');
    await expectReadable(page);
    await page.waitForTimeout(1500); // nothing tells that it will NOT reload
    expect(documents).toHaveLength(1);
  });

  test('F06 the next page comes all the same, loaded at most twice', async ({ page }) => {
    await open(page, '/agb');
    await page.route(componentChunk, (route) => route.fulfill({ status: 503, body: '' }));
    const documents = documentRequests(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL('/blog');
    await expect(page.getByRole('article')).toHaveCount(4);
    await page.waitForTimeout(1500);
    await expect(page.getByRole('article')).toHaveCount(4);
    expect(documents.length).toBeLessThanOrEqual(2);
  });
});

test('F25 the text can be read before any script has come', async ({ page }) => {
  // Scripts hang until the test ends.
  await page.route('**/*.js', () => undefined);
  for (const address of ['/', '/ki-im-autohaus', '/blog/event-driven-architecture', '/trial']) {
    await page.goto(address, { waitUntil: 'commit' });
    await expectReadable(page);
    await expect(page.getByRole('contentinfo')).toBeAttached();
  }
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
