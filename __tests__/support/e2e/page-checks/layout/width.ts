import type { Page } from '@playwright/test';

/** Nothing scrolls sideways, and no cell of a table is cut off. */
export function width(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    const outside = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return left < 0 || right > window.innerWidth;
      });
    const widest = outside('body :not(:has(*))')
      .filter((one) => one.checkVisibility())
      .slice(0, 8);
    const names = widest.map(
      (one) => `${one.localName}.${one.closest('[class]')?.className ?? ''} „${one.textContent}“`,
    );
    const isTooWide = scrollWidth > window.innerWidth;
    const cutOff = outside('td, th').map((cell) => `cut off: ${cell.textContent}`);
    return [
      ...(isTooWide ? [`the page is ${scrollWidth} px wide, see ${names.join(', ')}`] : []),
      ...cutOff,
    ];
  });
}
