import type { Page } from '@playwright/test';
import { contentOf, routeWith } from '../../support/content';
import { open, phone } from '../../support/e2e/open';
import { builtPages } from '../../support/e2e/routes';
import { expect, test } from '../../support/e2e/test';

/** How tall a page may be on a phone, in pixels: what a visitor scrolls through, and not further. */
const most = { home: 9_000, page: 9_500 };

const legal = contentOf('navigation').legal.map(({ to }) => to);

test.use({ viewport: phone });

/** What is wrong with the height of the page that is open, and which sections make it so. */
async function tooTall(page: Page, limit: number): Promise<string[]> {
  const { tall, sections } = await page.evaluate(() => {
    // What is far below has no height of its own yet.
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      element.style.contentVisibility = 'visible';
    return {
      tall: document.documentElement.scrollHeight,
      sections: [...document.querySelectorAll('[data-section] > *')].map((section) => ({
        height: Math.round(section.getBoundingClientRect().height),
        heading: section.querySelector('h1, h2')?.textContent ?? section.className,
      })),
    };
  });
  if (tall <= limit) return [];
  const tallest = sections.sort((a, b) => b.height - a.height).slice(0, 3);
  const named = tallest.map(({ height, heading }) => `„${heading}“ ${height}`).join(', ');
  return [`${page.url()}: ${tall} of ${limit} px; tallest: ${named}`];
}

test('the home page is no longer than a visitor scrolls', async ({ page }) => {
  await open(page, '/');
  expect(await tooTall(page, most.home)).toEqual([]);
});

for (const viewport of [phone, { width: 1440, height: 900 }]) {
  test(`at ${viewport.width} px what a tool is for begins in the first screen`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await open(page, routeWith('calculator'));
    await expect(page.getByRole('combobox').first()).toBeInViewport({ ratio: 1 });
    await open(page, routeWith('alternatives'));
    await expect(page.getByRole('rowheader').first()).toBeInViewport();
  });
}

test.describe('without scripts, which change no other page', () => {
  test.use({ javaScriptEnabled: false });

  test('nor is any other, but legal texts and posts', async ({ page }) => {
    const found: string[] = [];
    for (const { address, status } of builtPages()) {
      const isText = legal.includes(address) || /^\/blog\/./.test(address);
      if (address === '/' || isText || status === 404) continue;
      await page.goto(address);
      found.push(...(await tooTall(page, most.page)));
    }
    expect(found).toEqual([]);
  });
});
