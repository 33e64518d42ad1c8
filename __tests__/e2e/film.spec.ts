import type { Locator, Page } from '@playwright/test';
import { open } from '../support/e2e/open';
import { expect, test } from '../support/e2e/test';

const path = '/ki-whatsapp-hotels-airbnb';

const film = (page: Page) => page.getByLabel(/^Stummer Film/);
const pause = (page: Page) => page.getByRole('button', { name: 'Film anhalten' });
const play = (page: Page) => page.getByRole('button', { name: 'Film abspielen' });

const isPlaying = (video: Locator) =>
  video.evaluate((element) => element instanceof HTMLVideoElement && !element.paused);

/** Scrolls until this share of the film shows at the bottom of the window. */
async function show(video: Locator, share: number): Promise<void> {
  await video.evaluate((element, part) => {
    const { top, height } = element.getBoundingClientRect();
    const target = window.scrollY + top - window.innerHeight + height * part;
    window.scrollTo({ top: target, behavior: 'instant' });
  }, share);
}

test('the film plays while half of it shows and pauses out of view', async ({ page }) => {
  await open(page, path);
  expect(await isPlaying(film(page))).toBe(false);
  await show(film(page), 0.4);
  await page.waitForTimeout(300); // nothing tells that it did NOT start
  expect(await isPlaying(film(page))).toBe(false);
  await show(film(page), 0.6);
  await expect.poll(() => isPlaying(film(page))).toBe(true);
  await expect(pause(page)).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(() => isPlaying(film(page))).toBe(false);
});

test('it goes forward, silently and in its place', async ({ page }) => {
  await open(page, path);
  await show(film(page), 1);
  await expect.poll(() => isPlaying(film(page))).toBe(true);
  const progress = () =>
    film(page).evaluate((element) =>
      element instanceof HTMLVideoElement ? element.currentTime : 0,
    );
  await expect.poll(progress).toBeGreaterThan(0.2);
  await expect(film(page)).toHaveJSProperty('muted', true);
  await expect(film(page)).toHaveAttribute('playsinline');
});

test('who pauses it starts it again by hand only', async ({ page }) => {
  await open(page, path);
  await show(film(page), 1);
  await pause(page).click();
  await expect(play(page)).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await show(film(page), 1);
  await page.waitForTimeout(300);
  expect(await isPlaying(film(page))).toBe(false);
  await play(page).click();
  await expect.poll(() => isPlaying(film(page))).toBe(true);
});

test.describe('in a low window', () => {
  test.use({ viewport: { width: 1280, height: 400 } });

  test('the film is not loaded before it is near', async ({ page }) => {
    const films: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.mp4')) films.push(request.url());
    });
    await open(page, path);
    await page.waitForLoadState('networkidle');
    expect(films).toEqual([]);
    await show(film(page), 0);
    await expect.poll(() => films).not.toEqual([]);
    expect(await isPlaying(film(page))).toBe(false);
  });
});

test('it fades in after 100 ms', async ({ page }) => {
  await open(page, path);
  const fading = film(page).locator('xpath=ancestor-or-self::*').filter({ visible: true });
  const delays = await fading.evaluateAll((all) =>
    all.map((element) => getComputedStyle(element).animationDelay),
  );
  expect(delays).toContain('0.1s');
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('it waits for its button', async ({ page }) => {
    await open(page, path);
    await show(film(page), 1);
    await page.waitForTimeout(300);
    expect(await isPlaying(film(page))).toBe(false);
    await play(page).click();
    await expect.poll(() => isPlaying(film(page))).toBe(true);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('F01 the browser brings its own controls', async ({ page }) => {
    await page.goto(path);
    await expect(film(page)).toHaveAttribute('controls');
  });
});
