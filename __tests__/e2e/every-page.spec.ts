import { addresses } from '../../tools/front-door/addresses.mjs';
import { brokenLinks } from '../support/e2e/links';
import { open } from '../support/e2e/open';
import { builtPages, notFoundComplaint, readPage } from '../support/e2e/routes';
import { expect, test } from '../support/e2e/test';

const pages = builtPages();

for (const { address, status, canonicalPath } of pages) {
  test.describe(address, () => {
    if (status === 404) test.use({ expectedComplaints: notFoundComplaint });

    test('stands on its own: head, heading, width, links', async ({ page }) => {
      const response = await open(page, address);

      expect(response?.status()).toBe(status);
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(/\S/);
      const description = page.locator('meta[name="description"]');
      await expect(description).toHaveCount(1);
      await expect(description).toHaveAttribute('content', /^.{50,160}$/);
      const canonical = page.locator('link[rel="canonical"]');
      await expect(canonical).toHaveCount(1);
      await expect(canonical).toHaveAttribute('href', `${addresses.site}${canonicalPath}`);

      await page.setViewportSize({ width: 320, height: 640 });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, 'width of the page on a screen of 320 px').toBeLessThanOrEqual(320);

      expect(await brokenLinks(page)).toEqual([]);
    });
  });
}

for (const [what, pattern] of [
  ['title', /<title[^>]*>([^<]*)</],
  ['description', /<meta[^>]*name="description"[^>]*content="([^"]*)"/],
] as const) {
  test(`no two pages share a ${what}`, () => {
    const texts = pages.map((page) => pattern.exec(readPage(page))?.[1] ?? `none in ${page.file}`);
    const repeated = texts.filter((text, index) => texts.indexOf(text) !== index);
    expect(repeated).toEqual([]);
  });
}
