import type { Page } from '@playwright/test';
import { contentOf, routeWith, sectionOf } from '../../support/content';
import { longPage, open, phone, scrollTo } from '../../support/e2e/open';
import { shellOf } from '../../support/e2e/shell';
import { expect, test } from '../../support/e2e/test';

const { prices, contact } = contentOf('navigation');

const positionOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** The page is at this position, and Gatsby, which waits for a frame, has kept it for this page. */
async function expectToRest(page: Page, top: number): Promise<void> {
  await expect.poll(() => positionOf(page)).toBe(top);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

async function goTo(page: Page, top: number): Promise<void> {
  await scrollTo(page, top);
  await expectToRest(page, top);
}

/**
 * Goes from far down a long page to the shorter blog; counts the positions the page was at while it
 * scrolled to the top.
 */
async function positionsOnTheWayUp(page: Page): Promise<number> {
  await open(page, longPage);
  await goTo(page, 3000);
  const positions = await page.evaluateHandle(() => {
    const seen = new Set<number>();
    window.addEventListener('scroll', () => seen.add(window.scrollY));
    return seen;
  });
  // Not by mouse: a click would first scroll to the link.
  await shellOf(page).footerLink('Blog').dispatchEvent('click');
  await expect(page).toHaveURL('/blog');
  await expect.poll(() => positionOf(page)).toBe(0);
  return positions.evaluate((seen) => [...seen].filter((top) => top > 0 && top < 3000).length);
}

test('a new page begins at its top: smoothly, or at once', async ({ page }) => {
  expect(await positionsOnTheWayUp(page)).toBeGreaterThan(4);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // One position at most: where the shorter page ends.
  expect(await positionsOnTheWayUp(page)).toBeLessThan(2);
});

test('a new page begins at its top, even if the position of the old one was kept for it', async ({
  page,
}) => {
  await open(page, longPage);
  await goTo(page, 3000);
  // What Gatsby does when a frame comes between the new address and the new page.
  await page.evaluate(() => {
    const push = history.pushState.bind(history);
    history.pushState = (state: { key: string }, title, url) => {
      push(state, title, url);
      sessionStorage.setItem(`@@scroll|${location.pathname}|${state.key}`, '1500');
    };
  });
  await shellOf(page).footerLink('Blog').dispatchEvent('click');
  await expect(page).toHaveURL('/blog');
  await expect.poll(() => positionOf(page)).toBe(0);
});

test('a long text behind a link is there to its end', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('contentinfo').locator('[href="/datenschutz"]').dispatchEvent('click');
  const contents = page.getByRole('navigation', { name: 'Inhalt' });
  const last = await contents.getByRole('link').last().getAttribute('href');
  // An id may begin with a number, a selector may not.
  await expect(page.locator(`[id="${last?.slice(1)}"]`)).toBeVisible();
});

test('a hash leads to its place, back returns', async ({ page }) => {
  await open(page, '/datenschutz');
  await page.getByRole('navigation', { name: 'Inhalt' }).getByRole('link').last().click();
  await expect.poll(() => positionOf(page)).toBeGreaterThan(500);
  await page.goBack();
  await expect.poll(() => positionOf(page)).toBe(0);

  const { request } = sectionOf(routeWith('calculator'), 'calculator');
  await open(page, routeWith('calculator'));
  // The page's closing call may have the same words.
  const link = page.getByRole('main').getByRole('link', { name: request.label });
  await link
    .and(page.locator(`[href="${request.to}"]`))
    .first()
    .click();
  await expect(page).toHaveURL(request.to);
  await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
});

test('back and forward return to where the visitor was', async ({ page, shell }) => {
  await open(page, '/');
  await goTo(page, 2000);
  await shell.contact.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(shell.menu.getByRole('link', { name: prices.label })).toBeFocused();
  expect(await positionOf(page)).toBe(2000);

  await shell.contact.click();
  await expect(page).toHaveURL(contact.to);
  await expect.poll(() => positionOf(page)).toBe(0);
  await goTo(page, 600);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expectToRest(page, 2000);
  await page.goForward();
  await expect(page).toHaveURL(contact.to);
  await expect.poll(() => positionOf(page)).toBe(600);
});

test('W15: on a phone, back and a reload return to the same lines', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/');
  await goTo(page, 2000);
  const example = page.getByRole('main').locator('figure', { hasText: 'Beispiel' }).first();
  const place = () => example.evaluate((element) => element.getBoundingClientRect().top);
  const before = await place();
  // What is above may have another height now, as the clock's words have: the lines count.
  const moved = async () => Math.abs((await place()) - before);
  const lines = 60;
  await page.reload();
  await expect.poll(moved).toBeLessThan(lines);
  await page.waitForLoadState('networkidle');
  await expect.poll(moved).toBeLessThan(lines);
  await page.getByRole('contentinfo').locator('[href="/blog"]').dispatchEvent('click');
  await expect(page).toHaveURL('/blog');
  // Whoever goes back before the next page is there has seen its top.
  await expect.poll(() => positionOf(page)).toBe(0);
  await page.goBack();
  await expect.poll(moved).toBeLessThan(lines);
});
