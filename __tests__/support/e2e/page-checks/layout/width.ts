import type { Page } from '@playwright/test';

/** Nothing scrolls sideways, and no cell of a table is cut off. */
export function width(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    const cutOff = [...document.querySelectorAll('td, th')].filter((cell) => {
      const { left, right } = cell.getBoundingClientRect();
      return left < 0 || right > window.innerWidth;
    });
    const tooWide = scrollWidth > window.innerWidth ? [`the page is ${scrollWidth} px wide`] : [];
    return [...tooWide, ...cutOff.map((cell) => `cut off: ${cell.textContent}`)];
  });
}
