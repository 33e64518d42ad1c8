import type { Page } from '@playwright/test';

/** Makes it this moment in the page. Playwright's own clock would also hide the mark of hydration. */
export async function setDate(page: Page, date: Date): Promise<void> {
  await page.addInitScript((now) => {
    globalThis.Date = new Proxy(Date, {
      construct: (target, given: unknown[]): Date =>
        Object(Reflect.construct(target, given.length > 0 ? given : [now])),
      get: (target, name): unknown => (name === 'now' ? () => now : Reflect.get(target, name)),
    });
  }, date.getTime());
}
