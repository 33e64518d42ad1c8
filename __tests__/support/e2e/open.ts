import type { Page, Response } from '@playwright/test';

/** Sizes of windows a test may need; the usual one is a desktop (playwright.config.ts). */
export const phone = { width: 390, height: 844 };

/** Waits until React has taken over the page and its effects have run: Gatsby sets this mark then. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName('onInitialClientRender').length > 0,
  );
}

/** Opens an address and waits until its scripts are at work. */
export async function open(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  await untilHydrated(page);
  return response;
}
