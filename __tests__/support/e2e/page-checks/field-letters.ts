import type { Page } from '@playwright/test';

/** An iPhone enlarges the page for a field with letters below 16 px, and leaves it so (W16). */
export const fieldLetters = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('input, select, textarea')]
      .filter((field) => !field.matches('[type=radio], [type=checkbox], [type=hidden]'))
      .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
      .map(({ localName, parentElement }) => `${localName} in ${parentElement?.textContent}`),
  );
