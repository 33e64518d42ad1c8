import type { Page } from '@playwright/test';

/**
 * With the few colours of a contrast theme, which takes every ground away, what looks like a button
 * still has an outline.
 */
export async function forcedColours(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const control of document.querySelectorAll<HTMLElement>('a, button, input, select')) {
      const ground = getComputedStyle(control).backgroundColor;
      if (ground !== 'rgba(0, 0, 0, 0)') control.dataset.ground = ground;
    }
  });
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const found = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-ground]')]
      .filter((control) => control.checkVisibility() && !control.closest('.visually-hidden'))
      .filter((control) => {
        const { borderBlockStartStyle, borderBlockStartWidth } = getComputedStyle(control);
        return borderBlockStartStyle === 'none' || borderBlockStartWidth === '0px';
      })
      .map((control) => `no outline: ${control.localName} „${control.textContent.slice(0, 40)}“`),
  );
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
  return found;
}
