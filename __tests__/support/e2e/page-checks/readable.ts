import type { Page } from '@playwright/test';

/** Heading and sections can be seen: nothing waits for a script to reveal it. */
export function readable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const heading = document.querySelector('h1');
    const parts = [...(heading ? [heading] : []), ...document.querySelectorAll('.reveal')];
    const hidden = parts.filter((part) => !part.checkVisibility({ opacityProperty: true }));
    const missing = heading ? [] : ['no main heading'];
    return [...missing, ...hidden.map((part) => `hidden: ${part.textContent.slice(0, 80)}`)];
  });
}
