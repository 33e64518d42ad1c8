import { contentOf, seoOf } from '../support/content';
import { site } from '../support/e2e/addresses';
import { pageProblems } from '../support/e2e/accessibility';
import { headOf, hiddenParts, storedBesides, tallActions, tooWide } from '../support/e2e/looks';
import { foreignRequests, hold } from '../support/e2e/network';
import { untilHydrated } from '../support/e2e/open';
import { builtPages, notFoundComplaint } from '../support/e2e/routes';
import { expect, test } from '../support/e2e/test';

/** How much of a page a visitor scrolls through on a phone, in pixels; texts may have any length. */
const tallest = 9_500;
const legal = contentOf('navigation').legal.map(({ to }) => to);
const isText = (address: string): boolean => legal.includes(address) || /^\/blog\/./.test(address);

// Nothing waits below the fold for being revealed, so all of the page is judged.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { address, status, canonicalPath } of builtPages())
  test.describe(address, () => {
    if (status === 404) test.use({ expectedComplaints: notFoundComplaint });

    test('is whole, before its scripts have come and after', async ({ page, context }) => {
      const foreign = await foreignRequests(context, site);
      const release = await hold(page, '**/*.js');
      const answer = await page.goto(address, { waitUntil: 'domcontentloaded' });
      expect(answer?.status()).toBe(status);
      expect.soft(await hiddenParts(page), 'without scripts').toEqual([]);
      release();
      await untilHydrated(page);
      // What is far below is laid out when it comes near: here all of it is judged.
      await page.evaluate(() => {
        for (const part of document.querySelectorAll('[data-later]'))
          part.removeAttribute('data-later');
      });

      const { title, description } = seoOf(address) ?? {};
      expect.soft(await headOf(page), 'head').toEqual({
        language: 'de',
        title: title ?? expect.stringMatching(/\S/),
        descriptions: [description ?? expect.stringMatching(/^.{50,160}$/)],
        canonicals: [site + canonicalPath],
        headings: 1,
      });
      for (const width of [1440, 390, 320]) {
        expect.soft(await tooWide(page, width), `${width} px wide`).toEqual([]);
        expect.soft(await tallActions(page), `actions at ${width} px`).toEqual([]);
        if (width > 320)
          expect.soft(await pageProblems(page, width), `axe at ${width} px`).toEqual([]);
      }
      await page.setViewportSize({ width: 390, height: 844 });
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      if (!isText(address)) expect.soft(height, 'height on a phone').toBeLessThan(tallest);
      expect.soft(await storedBesides(page), 'stored').toEqual([]);
      expect.soft(foreign, 'requests to other sites').toEqual([]);
    });
  });
