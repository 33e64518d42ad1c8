import { at, contentOf } from '../../support/content';
import { accessibilityProblems } from '../../support/e2e/accessibility';
import { open, phone, scrolledByWheel } from '../../support/e2e/open';
import { opener } from '../../support/e2e/shell';
import { expect, test } from '../../support/e2e/test';

const { menus, direct, contact, demo } = contentOf('navigation');
const industries = at(menus, 0);
const products = at(menus, 1);
const last = at(industries.links, -1);

test('by keyboard a menu opens, closes and returns the focus', async ({ page, shell }) => {
  await open(page, '/datenschutz');
  const summary = opener(shell.menu, products.label);
  const link = (name: string) => shell.menu.getByRole('link', { name });
  await summary.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(link(at(products.links, 0).label)).toBeFocused();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(summary).toBeFocused();
  // Whoever leaves a menu at its end closes it.
  await opener(shell.menu, industries.label).focus();
  await page.keyboard.press('Enter');
  for (const _ of industries.links) await page.keyboard.press('Tab');
  await expect(link(last.label)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(summary).toBeFocused();
  await expect(link(last.label)).toBeHidden();
});

test('on a phone the menu opens, locks scrolling, unfolds, leads on and closes', async ({
  page,
  shell,
}) => {
  await page.setViewportSize(phone);
  await open(page, '/datenschutz');
  const { mobileMenu, burger } = shell;
  await expect(mobileMenu).toBeHidden();
  await burger.click();
  for (const label of [...direct, contact, demo].map((link) => link.label))
    await expect(mobileMenu.getByRole('link', { name: label })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await scrolledByWheel(page)).toBe(0);

  const summary = opener(mobileMenu, industries.label);
  const items = mobileMenu.getByRole('listitem');
  await summary.click();
  await expect(items).toHaveText(industries.links.map(({ label }) => label));
  // Escape closes first the list, then the menu.
  await page.keyboard.press('Escape');
  await expect(items).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(mobileMenu).toBeHidden();
  await expect(burger).toBeFocused();

  await burger.click();
  await summary.click();
  await mobileMenu.getByRole('link', { name: last.label }).click();
  await expect(page).toHaveURL(last.to);
  await expect(mobileMenu).toBeHidden();
  await expect.poll(() => scrolledByWheel(page)).toBeGreaterThan(300);
});
