import type { Page } from '@playwright/test';
import { accessibilityProblems } from '../support/e2e/axe';
import { burger, mobileMenu, opener } from '../support/e2e/header';
import { open, phone } from '../support/e2e/open';
import { expect, test } from '../support/e2e/test';

test.use({ viewport: phone });

/** How far the page has scrolled after the wheel was turned over it. */
async function scrolledByWheel(page: Page): Promise<number> {
  await page.mouse.move(200, 500);
  await page.mouse.wheel(0, 600);
  await page.waitForTimeout(300); // nothing tells that a page did NOT scroll
  return page.evaluate(() => window.scrollY);
}

test('the burger opens the menu and closes it', async ({ page }) => {
  await open(page, '/agb');
  await expect(mobileMenu(page)).toBeHidden();
  await burger(page).click();
  await expect(mobileMenu(page).getByRole('link')).toHaveText(['Kontakt', 'Demo anfordern']);
  expect(await accessibilityProblems(page)).toEqual([]);
  await burger(page).click();
  await expect(mobileMenu(page)).toBeHidden();
});

test('Branchenlösungen unfolds and folds', async ({ page }) => {
  await open(page, '/agb');
  await burger(page).click();
  const industries = opener(mobileMenu(page), 'Branchenlösungen');
  await industries.click();
  await expect(mobileMenu(page).getByRole('listitem')).toHaveText([
    'Automobilbranche',
    'Zahnarztpraxen',
    'Gastronomie',
    'Hotels & Vermietung',
    'Beauty & Wellness',
  ]);
  await industries.click();
  await expect(mobileMenu(page).getByRole('listitem')).toHaveCount(0);
});

test('the page does not scroll while the menu is open', async ({ page }) => {
  await open(page, '/agb');
  await burger(page).click();
  expect(await scrolledByWheel(page)).toBe(0);
  await burger(page).click();
  expect(await scrolledByWheel(page)).toBeGreaterThan(300);
});

test('a link leads on, closes the menu and gives scrolling back', async ({ page }) => {
  await open(page, '/agb');
  await burger(page).click();
  await opener(mobileMenu(page), 'Branchenlösungen').click();
  await mobileMenu(page).getByRole('link', { name: 'Automobilbranche' }).click();
  await expect(page).toHaveURL('/ki-im-autohaus');
  await expect(mobileMenu(page)).toBeHidden();
  expect(await scrolledByWheel(page)).toBeGreaterThan(300);
});

test('Escape closes first the industries, then the menu', async ({ page }) => {
  await open(page, '/agb');
  await burger(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(mobileMenu(page).getByRole('listitem')).toHaveCount(5);
  await page.keyboard.press('Escape');
  await expect(mobileMenu(page).getByRole('listitem')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(mobileMenu(page)).toBeHidden();
  await expect(burger(page)).toBeFocused();
});
