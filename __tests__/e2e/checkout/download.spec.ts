import type { Page } from '@playwright/test';
import { expect, test } from '../../support/e2e/checkout-test';
import { open } from '../../support/e2e/open';
import { signInAndPay, videoPage } from '../../support/e2e/video-page';

/** What no other script contains: the header by which the SDK names the version of the API. */
const mark = /x-supabase-api-version/i;

/** Scripts with the SDK that the page has downloaded so far, prefetched ones included. */
function sdkDownloads(page: Page): () => Promise<string[]> {
  const scripts: Promise<{ url: string; text: string }>[] = [];
  page.on('response', (response) => {
    const url = response.url();
    if (url.endsWith('.js')) scripts.push(response.text().then((text) => ({ url, text })));
  });
  return async () =>
    (await Promise.all(scripts)).filter(({ text }) => mark.test(text)).map(({ url }) => url);
}

test('who does not sign in never downloads the SDK', async ({ page }) => {
  const downloads = sdkDownloads(page);
  for (const path of ['/', '/blog', videoPage]) {
    await open(page, path);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
  }
  expect(await downloads()).toEqual([]);
  // The wish to sign in fetches it.
  await signInAndPay(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(downloads).toHaveLength(1);
});
