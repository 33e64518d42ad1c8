import { contentOf } from '../../support/content';
import { phone } from '../../support/e2e/open';
import { builtPages } from '../../support/e2e/routes';
import { expect, test } from '../../support/e2e/test';

/** How tall a page may be on a phone, in pixels: what a visitor scrolls through, and not further. */
const most = { home: 12_000, page: 9_500 };

const legal = contentOf('navigation').legal.map(({ to }) => to);

test.use({ viewport: phone, javaScriptEnabled: false });

test('no page but legal texts and posts is longer than a visitor scrolls', async ({ page }) => {
  const tooTall: string[] = [];
  for (const { address, status } of builtPages()) {
    if (status === 404 || legal.includes(address) || /^\/blog\/./.test(address)) continue;
    await page.goto(address);
    const limit = address === '/' ? most.home : most.page;
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
    if (tall <= limit) continue;
    const tallest = sections.sort((a, b) => b.height - a.height).slice(0, 3);
    const named = tallest.map(({ height, heading }) => `„${heading}“ ${height}`).join(', ');
    tooTall.push(`${address}: ${tall} of ${limit} px; tallest: ${named}`);
  }
  expect(tooTall).toEqual([]);
});
