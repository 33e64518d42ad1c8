import type { Page } from '@playwright/test';
import { consentBar } from '../../support/e2e/consent';
import { desktop, open, phone } from '../../support/e2e/open';
import { hold } from '../../support/e2e/network';
import { accessibilityProblems } from '../../support/e2e/page-checks/accessibility';
import { noStorage } from '../../support/e2e/storage';
import { expect, test } from '../../support/e2e/test';
import { words } from '../../support/e2e/words';

test.use({ storageState: noStorage });

for (const viewport of [phone, desktop]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('both answers are equally strong, easy to read and to hit', async ({ page, consent }) => {
      await open(page, '/');
      const looks = [];
      for (const button of await consent.bar.getByRole('button').all()) {
        const { width = 0, height = 0, y = 0 } = (await button.boundingBox()) ?? {};
        expect(height).toBeGreaterThanOrEqual(44);
        const style = await button.evaluate((element) => {
          const { color, backgroundColor, border, font } = getComputedStyle(element);
          return { color, backgroundColor, border, font };
        });
        looks.push({ width, height, y, ...style });
      }
      expect(looks).toHaveLength(2);
      expect(looks[0]).toEqual(looks[1]);
      expect(await accessibilityProblems(page)).toEqual([]);
    });
  });
}

test('it is announced: it comes into a live region that was there before', async ({ page }) => {
  const release = await hold(page, '**/*.js');
  await page.goto('/impressum', { waitUntil: 'commit' });
  const region = page.locator('[aria-live="polite"]');
  await expect(region).toBeAttached();
  await expect(region).toBeEmpty();
  release();
  await expect(region.getByRole('region', { name: words.consent.label })).toBeVisible();
});

test('it is not printed', async ({ page, consent }) => {
  await open(page, '/');
  await expect(consent.bar).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(consent.bar).toBeHidden();
});

test.describe('on a screen enlarged four times', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('it waits at the end of the page and covers nothing', async ({ page, consent }) => {
    await open(page, '/impressum');
    await expect(consent.bar).toBeVisible();
    await expect(consent.bar).not.toBeInViewport();
    await consent.answer('decline');
    await expect(consent.bar).toHaveCount(0);
  });
});

/**
 * What has the focus, and how much of it can be seen between header and banner: all of it, or a
 * finger's height.
 */
async function focused(page: Page): Promise<{ name: string; isHidden: boolean }> {
  return consentBar(page).bar.evaluate((question) => {
    const element = document.activeElement;
    if (element === null || element === document.body) return { name: '', isHidden: false };
    const name = `${element.tagName} ${element.textContent.trim().slice(0, 40)}`;
    const header = document.querySelector('header');
    const bars = question.parentElement?.parentElement;
    const isAbove = [header, bars, document.querySelector('.skip')];
    if (isAbove.some((part) => part?.contains(element))) return { name, isHidden: false };
    const { top, bottom, height } = element.getBoundingClientRect();
    const from = Math.max(top, header?.getBoundingClientRect().bottom ?? 0);
    const to = Math.min(bottom, question.getBoundingClientRect().top);
    return { name, isHidden: to - from < Math.min(height, 44) };
  });
}

for (const viewport of [{ width: 360, height: 640 }, desktop]) {
  test.describe(`${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    for (const path of ['/', '/trial']) {
      test(`it never covers what has the focus on ${path}`, async ({ page, consent }) => {
        test.slow(); // it goes through the whole page by keyboard, there and back
        await open(page, path);
        await expect(consent.bar).toBeVisible();
        const stops = new Set<string>();
        for (const key of ['Tab', 'Shift+Tab']) {
          for (let press = 0; press < 250; press += 1) {
            await page.keyboard.press(key);
            const { name } = await focused(page);
            if (name === '') break;
            // The page may still be on its way there.
            const isHidden = async () => (await focused(page)).isHidden;
            await expect.poll(isHidden, `${key} to ${name}`).toBe(false);
            stops.add(name);
          }
        }
        expect(stops).toContain(`BUTTON ${words.consent.accept}`);
        expect(stops.size).toBeGreaterThan(20);
      });
    }
  });
}
