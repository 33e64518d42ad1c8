import type { Page } from '@playwright/test';
import { open } from '../support/e2e/open';
import { expect, test } from '../support/e2e/test';

test.use({ storageState: { cookies: [], origins: [] } });

const banner = (page: Page) => page.getByRole('region', { name: 'Cookie-Hinweis' });

/** What has the focus, and how much of it can be seen between header and banner: all of it, or a finger's height. */
async function focused(page: Page): Promise<{ name: string; isHidden: boolean }> {
  return banner(page).evaluate((question) => {
    const element = document.activeElement;
    if (element === null || element === document.body) return { name: '', isHidden: false };
    const name = `${element.tagName} ${element.textContent.trim().slice(0, 40)}`;
    const header = document.querySelector('header');
    const bars = question.parentElement?.parentElement;
    const liesAbove = [header, bars, document.querySelector('.skip')];
    if (liesAbove.some((part) => part?.contains(element))) return { name, isHidden: false };
    const { top, bottom, height } = element.getBoundingClientRect();
    const from = Math.max(top, header?.getBoundingClientRect().bottom ?? 0);
    const to = Math.min(bottom, question.getBoundingClientRect().top);
    return { name, isHidden: to - from < Math.min(height, 44) };
  });
}

for (const viewport of [
  { width: 360, height: 640 },
  { width: 1280, height: 900 },
]) {
  test.describe(`${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    for (const path of ['/', '/trial']) {
      test(`the banner never lies over what has the focus on ${path}`, async ({ page }) => {
        test.slow(); // it goes through the whole page by keyboard, there and back
        await open(page, path);
        await expect(banner(page)).toBeVisible();
        const stops = new Set<string>();
        for (const key of ['Tab', 'Shift+Tab']) {
          for (let press = 0; press < 250; press += 1) {
            await page.keyboard.press(key);
            const { name, isHidden } = await focused(page);
            if (name === '') break;
            expect(isHidden, `${key} to ${name}`).toBe(false);
            stops.add(name);
          }
        }
        expect(stops).toContain('BUTTON Akzeptieren');
        expect(stops.size).toBeGreaterThan(20);
      });
    }
  });
}
