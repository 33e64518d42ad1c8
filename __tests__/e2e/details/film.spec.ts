import type { Locator, Page } from '@playwright/test';
import { requestsTo } from '../../support/e2e/network';
import { desktop, open, scrollTo, settle } from '../../support/e2e/open';
import { expect, test } from '../../support/e2e/test';
import { routeWith } from '../../support/content';

const path = routeWith('film');

const film = (page: Page) => page.locator('video');
const pause = (page: Page) => page.getByRole('button', { name: 'Film anhalten' });

const isPlaying = (video: Locator) =>
  video.evaluate((element) => element instanceof HTMLVideoElement && !element.paused);

/** Scrolls until this share of the film is above the lower edge of the window. */
async function show(page: Page, share: number): Promise<void> {
  const top = await film(page).evaluate((element, part) => {
    const box = element.getBoundingClientRect();
    return window.scrollY + box.top - window.innerHeight + box.height * part;
  }, share);
  await scrollTo(page, top);
}

test('the film loads when near, plays while half of it shows, pauses out of view', async ({
  page,
}) => {
  await page.setViewportSize({ ...desktop, height: 400 });
  const loaded = requestsTo(page, /\.mp4$/);
  await open(page, path);
  const fading = film(page).locator('xpath=ancestor-or-self::*').filter({ visible: true });
  const delays = await fading.evaluateAll((all) =>
    all.map((element) => getComputedStyle(element).animationDelay),
  );
  expect(delays, 'it fades in').toContain('0.1s');
  await page.waitForLoadState('networkidle');
  expect(loaded).toEqual([]);
  await show(page, 0);
  await expect.poll(() => loaded).not.toEqual([]);
  expect(await isPlaying(film(page))).toBe(false);

  await page.setViewportSize(desktop);
  await show(page, 0.4);
  await settle(page);
  expect(await isPlaying(film(page))).toBe(false);
  await show(page, 0.6);
  await expect.poll(() => isPlaying(film(page))).toBe(true);
  await expect(pause(page)).toBeVisible();
  await expect(film(page)).toHaveJSProperty('muted', true);
  await expect(film(page)).toHaveAttribute('playsinline');
  const progress = () =>
    film(page).evaluate((video) => (video instanceof HTMLVideoElement ? video.currentTime : 0));
  await expect.poll(progress).toBeGreaterThan(0.2);
  await scrollTo(page, 0);
  await expect.poll(() => isPlaying(film(page))).toBe(false);
});
