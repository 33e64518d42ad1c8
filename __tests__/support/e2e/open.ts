import type { Page } from '@playwright/test';
import { at, contentOf } from '../content';

/** Sizes of windows; the usual one is a desktop (playwright.config.ts). */
export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 900 };

/** A page of many screens: that of the first industry. */
export const longPage = at(at(contentOf('navigation').menus, 0).links, 0).to;

/** Sets text to twice its size, as visitors do in the settings of their browser. */
export async function doubleText(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

/**
 * Waits until React has taken over the page and its effects have run: Gatsby sets this mark then.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName('onInitialClientRender').length > 0,
  );
}

/** Opens an address and waits until its scripts are at work. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilHydrated(page);
}

/**
 * Lets a browser paint and observe what has changed: what has not happened after that does not come
 * of it.
 */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
    for (let frame = 1; frame <= 3; frame += 1) await nextFrame();
    await new Promise((done) => requestIdleCallback(done));
  });
}

/** Scrolls without the smoothness of the page. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
}

/** How far the page has scrolled after the wheel was turned over it. */
export async function scrolledByWheel(page: Page): Promise<number> {
  await page.mouse.move(200, 500);
  await page.mouse.wheel(0, 600);
  return page.evaluate(async () => {
    // The browser answers a wheel within a few frames, or not at all.
    for (let frame = 1; frame <= 10; frame += 1)
      await new Promise((done) => requestAnimationFrame(done));
    return window.scrollY;
  });
}
