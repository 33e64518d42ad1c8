import type { Page } from '@playwright/test';
import { at, contentOf, posts } from '../../support/content';
import { open } from '../../support/e2e/open';
import { followNewLink } from '../../support/e2e/prefill';
import { notFoundComplaint } from '../../support/e2e/routes';
import { expect, test } from '../../support/e2e/test';

test.use({ expectedComplaints: notFoundComplaint });

const { seo, text, ways, post } = contentOf('not-found');
const search = contentOf('search');

/** Whether the page says in red and centred that there is no such post. */
async function expectMissingPost(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(post.heading);
  await expect(heading).toHaveCSS('text-align', 'center');
  const [red = 0, green = 0, blue = 0] = await heading.evaluate((element) =>
    (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number),
  );
  expect(red).toBeGreaterThan(1.5 * Math.max(green, blue));
}

test('an unknown page is not found, in German and with ways on', async ({ page }) => {
  await open(page, '/services/gibt-es-nicht');
  await expect(page).toHaveURL('/services/gibt-es-nicht');
  await expect(page).toHaveTitle(seo.title);
  const main = page.getByRole('main');
  await expect(main).toContainText(text);
  await expect(main.getByRole('link')).toHaveText(ways.map(({ label }) => label));
  const { label, to } = at(ways, 0);
  await main.getByRole('link', { name: label }).click();
  await expect(page).toHaveURL(to);
});

test('from there a search leads to what was meant, by keyboard', async ({ page }) => {
  await open(page, '/services/gibt-es-nicht');
  const meant = at(posts(), 0);
  await page.getByRole('searchbox', { name: search.field }).focus();
  await page.keyboard.type(meant.title);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/^[^?]*\/suche\?/);
  const hit = page.getByRole('main').getByRole('link', { name: meant.title }).first();
  await expect(page.getByRole('status')).toHaveText(/^\d+ Seiten? zu /);
  await page.getByRole('searchbox', { name: search.field }).focus();
  // Past the button, to the first page that was found.
  for (const _ of ['button', 'hit']) await page.keyboard.press('Tab');
  await expect(hit).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(meant.path);
});

test('an unknown post is not found, and its address stays', async ({ page }) => {
  await open(page, '/blog/gibt-es-nicht?von=newsletter');
  await expectMissingPost(page);
  await expect(page).toHaveURL('/blog/gibt-es-nicht?von=newsletter');
  await expect(page).toHaveTitle(post.seo.title);
  await page.getByRole('main').locator('a[href="/blog"]').click();
  await expect(page).toHaveURL('/blog');
  // Nor from within the site.
  await open(page, '/blog');
  await followNewLink(page, '/blog/gibt-es-nicht');
  await expectMissingPost(page);
  await expect(page).toHaveURL('/blog/gibt-es-nicht');
});
