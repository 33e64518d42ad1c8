import type { Page } from '@playwright/test';
import { width } from '../layout/width';

/** With type twice as large nothing scrolls sideways, and no text is cut off by its box. */
export async function enlarged(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest('.visually-hidden, svg, [aria-hidden="true"]'))
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const hides = [overflowX, overflowY].some((value) => ['hidden', 'clip'].includes(value));
        return (
          hides &&
          element.textContent.trim() !== '' &&
          (element.scrollWidth > element.clientWidth + 2 ||
            element.scrollHeight > element.clientHeight + 2)
        );
      })
      .map((element) => `cut off: „${element.textContent.trim().slice(0, 60)}“`),
  );
  const found = [...(await width(page)), ...cut];
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
  return found;
}
