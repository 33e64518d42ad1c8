import type { Page } from '@playwright/test';
import { accessibility } from '../accessibility';

/** Axe's verdict on what is folded away in the main part and the footer, sizes of links included. */
export async function unfolded(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>(':is(main, footer) details'))
      fold.open = true;
  });
  return accessibility(page);
}
