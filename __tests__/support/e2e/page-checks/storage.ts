import type { Page } from '@playwright/test';

/**
 * No more is stored than the privacy policy names: the answer to the banner, and where a page was
 * left.
 */
export async function storage(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const keys = await page.evaluate(() => [localStorage, sessionStorage].flatMap(Object.keys));
  const others = keys.filter((key) => !/^(cookieConsent$|@@scroll\|)/.test(key));
  return [...cookies.map(({ name }) => `cookie ${name}`), ...others];
}
