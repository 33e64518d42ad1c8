import type { Page } from '@playwright/test';

/** Sizes of windows; the usual one is a desktop (playwright.config.ts). */
export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 900 };

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
