import type { Page } from '@playwright/test';
import { addresses } from '../../tools/front-door/addresses.mjs';
import { documentRequests } from '../support/e2e/documents';
import { mainMenu, opener } from '../support/e2e/header';
import { open, untilHydrated } from '../support/e2e/open';
import { followOrderLink, order } from '../support/e2e/prefill';
import { expect, test } from '../support/e2e/test';

const bundle = /\/app-[0-9a-f]+\.js/;
const template = /\/component---src-templates-[^/]+\.js/;

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

  /** Lets the template's script fail: always, or so many times. @returns the requests for it */
  async function breakTemplate(page: Page, times = Infinity): Promise<string[]> {
    const requests: string[] = [];
    await page.route(template, (route) => {
      requests.push(route.request().url());
      return requests.length > times ? route.continue() : route.fulfill({ status: 503, body: '' });
    });
    return requests;
  }

  test('F06 the page stays readable, asks once more and does not reload', async ({ page }) => {
    const requests = await breakTemplate(page);
    const documents = documentRequests(page);
    await page.goto('/ki-im-autohaus');
    await expectReadable(page);
    await expect.poll(() => requests.length).toBe(2);
    await page.waitForTimeout(1500); // nothing tells that it will NOT ask again or reload
    expect(requests).toHaveLength(2);
    expect(documents).toHaveLength(1);
  });

  test('F06 what fails once works with the second request', async ({ page }) => {
    const requests = await breakTemplate(page, 1);
    const documents = documentRequests(page);
    await page.goto('/ki-im-autohaus');
    await untilHydrated(page);
    expect(requests).toHaveLength(2);
    expect(documents).toHaveLength(1);
  });

  test('F06 the next page comes all the same, whole and with its query', async ({ page }) => {
    await open(page, '/agb');
    const requests = await breakTemplate(page);
    const documents = documentRequests(page);
    await followOrderLink(page);
    await expect(page).toHaveURL(order.address);
    await expect(page.getByRole('textbox', { name: 'Nachricht' })).toBeVisible();
    // Two before the browser opens the page, two on it.
    await expect.poll(() => requests.length).toBe(4);
    await page.waitForTimeout(1500);
    expect(documents).toEqual([addresses.site + order.address]);
    await expectReadable(page);
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
