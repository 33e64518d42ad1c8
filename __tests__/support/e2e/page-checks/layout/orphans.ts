import type { Page } from '@playwright/test';

/** No row of equal cards is followed by a single one. */
export function orphans(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const grids = [...document.querySelectorAll('main *, footer *')].filter((element) =>
      /^(grid|flex)$/.test(getComputedStyle(element).display),
    );
    return grids.flatMap((grid) => {
      const cards = [...grid.children].filter(
        (card) => card.checkVisibility() && card.textContent !== '',
      );
      const boxes = cards.map((card) => card.getBoundingClientRect());
      const widths = boxes.map(({ width }) => width);
      const isEven = Math.max(...widths) - Math.min(...widths) < 40;
      const rows: number[] = [];
      boxes.forEach(({ left, top }, index) => {
        const before = boxes[index - 1];
        const isBeside = before && left > before.left && Math.abs(top - before.top) < 8;
        rows.push(isBeside ? (rows.pop() ?? 0) + 1 : 1);
      });
      const [first = 0] = rows;
      if (rows.length < 2 || !isEven || first < 2 || rows.at(-1) !== 1) return [];
      return [`${first} in a row, then one alone: ${cards.at(-1)?.textContent.slice(0, 60)}`];
    });
  });
}
