import type { Page } from '@playwright/test';
import { mainMenu, opener } from '../support/e2e/header';
import { open } from '../support/e2e/open';
import { expect, test } from '../support/e2e/test';

const positionOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await expect.poll(() => positionOf(page)).toBe(top);
}

/** Goes from far down a long page to the shorter blog; counts the positions the page was at while it scrolled to the top. */
async function positionsOnTheWayUp(page: Page): Promise<number> {
  await open(page, '/ki-im-autohaus');
  await scrollTo(page, 3000);
  const positions = await page.evaluateHandle(() => {
    const seen = new Set<number>();
    window.addEventListener('scroll', () => seen.add(window.scrollY));
    return seen;
  });
  // Not by mouse: a click would first scroll to the link.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).dispatchEvent('click');
  await expect(page).toHaveURL('/blog');
  await expect.poll(() => positionOf(page)).toBe(0);
  return positions.evaluate((seen) => [...seen].filter((top) => top > 0 && top < 3000).length);
}

test('a new page begins at its top, reached smoothly', async ({ page }) => {
  expect(await positionsOnTheWayUp(page)).toBeGreaterThan(4);
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a new page begins at its top at once', async ({ page }) => {
    // One position at most: where the shorter page ends.
    expect(await positionsOnTheWayUp(page)).toBeLessThan(2);
  });
});

test('a link with a hash leads to its place', async ({ page }) => {
  await open(page, '/agb');
  await opener(mainMenu(page), 'Produkte').click();
  await page.getByRole('link', { name: /Preise ansehen/ }).click();
  await expect(page).toHaveURL('/#preise');
  await expect(page.getByRole('heading', { name: 'BASIC' })).toBeInViewport();
});

test('back and forward return to where the visitor was', async ({ page }) => {
  await open(page, '/');
  await scrollTo(page, 2000);
  await page.getByRole('banner').getByRole('link', { name: 'Kontakt' }).click();
  await expect(page).toHaveURL('/kontaktinformationen');
  await expect.poll(() => positionOf(page)).toBe(0);
  await scrollTo(page, 600);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => positionOf(page)).toBe(2000);
  await page.goForward();
  await expect(page).toHaveURL('/kontaktinformationen');
  await expect.poll(() => positionOf(page)).toBe(600);
});

test('a hash on the same page is followed, and back returns', async ({ page }) => {
  await open(page, '/datenschutz');
  const contents = page.getByRole('navigation', { name: 'Inhalt' });
  await contents.getByRole('link').last().click();
  await expect.poll(() => positionOf(page)).toBeGreaterThan(500);
  await page.goBack();
  await expect.poll(() => positionOf(page)).toBe(0);
});

test('the focus comes to the header without moving the page', async ({ page }) => {
  await open(page, '/agb');
  await scrollTo(page, 2000);
  await page.getByRole('banner').getByRole('link', { name: 'Kontakt' }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(opener(mainMenu(page), 'IT-Dienstleistungen')).toBeFocused();
  expect(await positionOf(page)).toBe(2000);
});
