import type { Page } from '@playwright/test';

/** Runs in the page. */
function stopClock(now: number): void {
  window.Date = new Proxy(Date, {
    construct: (date, given: unknown[]) =>
      Reflect.construct(date, given.length > 0 ? given : [now]),
  });
  Date.now = () => now;
}

/**
 * Stops the page's clock at a moment, now and after every navigation. Playwright's own clock would
 * also take away the marks that tell when React is done.
 */
export async function pretendNow(page: Page, now: Date): Promise<void> {
  await page.addInitScript(stopClock, now.getTime());
  await page.evaluate(stopClock, now.getTime());
}
