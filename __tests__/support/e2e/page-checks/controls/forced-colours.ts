import type { Page } from '@playwright/test';

/**
 * With the few colours of a contrast theme, which takes every ground away, what looks like a button
 * still has an outline, and what is drawn by its ground alone (a bar, a dot) is still seen.
 */
export async function forcedColours(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const isControl = element.matches('a, button, input, select');
      const isDrawn = !element.matches('svg *, img, video, iframe, textarea, button *');
      for (const part of ['', '::before', '::after']) {
        const { backgroundColor: ground, content } = getComputedStyle(element, part);
        const isEmpty = part === '' ? element.childNodes.length === 0 : content === '""';
        if (ground !== 'rgba(0, 0, 0, 0)' && (isControl ? part === '' : isDrawn && isEmpty))
          element.dataset.ground = part || (isControl ? 'control' : 'drawn');
      }
    }
  });
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const found = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-ground]')]
      .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden'))
      .filter((element) => {
        const { ground = '' } = element.dataset;
        const style = getComputedStyle(element, ground.startsWith(':') ? ground : '');
        const edges = [style.borderTopWidth, style.borderLeftWidth].map(parseFloat);
        return Math.max(...edges) === 0 && style.forcedColorAdjust !== 'none';
      })
      .map(({ localName, dataset, className, textContent }) =>
        [`not seen: ${localName}`, dataset.ground, className, textContent.slice(0, 40)].join(' '),
      ),
  );
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
  return found;
}
