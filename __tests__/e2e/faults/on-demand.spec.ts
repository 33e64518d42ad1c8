import type { Page } from '@playwright/test';
import { open } from '../../support/e2e/open';
import { shopPath } from '../../support/e2e/shop-page';
import { expect, test } from '../../support/e2e/test';

/** Scripts with this text that the page has downloaded so far, prefetched ones included. */
function downloadsWith(page: Page, mark: RegExp): () => Promise<string[]> {
  const scripts: Promise<{ url: string; text: string }>[] = [];
  page.on('response', (response) => {
    const url = response.url();
    if (url.endsWith('.js')) scripts.push(response.text().then((text) => ({ url, text })));
  });
  return async () =>
    (await Promise.all(scripts)).filter(({ text }) => mark.test(text)).map(({ url }) => url);
}

/** What no other script contains: the header by which the SDK names the version of the API. */
const sdk = /x-supabase-api-version/i;

test('a visitor who does not sign in never downloads the SDK', async ({ page, shop }) => {
  const downloads = downloadsWith(page, sdk);
  for (const path of ['/', '/blog', shopPath]) {
    await open(page, path);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
  }
  expect(await downloads()).toEqual([]);
  await shop.payOnline.click();
  await shop.form.entry('email').focus();
  await expect.poll(downloads).toHaveLength(1);
});
