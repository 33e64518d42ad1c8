import { headerWords } from '../../../src/components/header/messages';
import { at, contentOf } from '../../support/content';
import { open, phone, scrolledByWheel } from '../../support/e2e/open';
import { accessibilityProblems } from '../../support/e2e/page-checks/accessibility';
import { opener } from '../../support/e2e/shell';
import { expect, test } from '../../support/e2e/test';

const { menus, prices, contact, demo } = contentOf('navigation');
const industries = at(menus, 0);
const products = at(menus, 1);
const first = at(products.links, 0).label;
const last = at(industries.links, -1);

test('by mouse a menu opens, closes and leads on', async ({ page, shell }) => {
  await open(page, '/datenschutz');
  const items = shell.menu.getByRole('listitem');
  await expect(items).toHaveCount(0);
  for (const { label, links } of menus) {
    await opener(shell.menu, label).click();
    await expect(items).toContainText(links.map((link) => link.label));
    expect(await accessibilityProblems(page)).toEqual([]);
  }
  const target = at(at(menus, -1).links, 0);
  await shell.menu.getByRole('link', { name: target.label }).click();
  await expect(page).toHaveURL(target.to);
  await expect(items).toHaveCount(0);

  // A second click, or one elsewhere, closes a menu.
  const summary = opener(shell.menu, products.label);
  for (const close of [
    () => summary.click(),
    () => shell.main.click({ position: { x: 20, y: 500 } }),
  ]) {
    await summary.click();
    await expect(items).toHaveCount(products.links.length);
    await close();
    await expect(items).toHaveCount(0);
  }

  await expect(shell.demo).toHaveAttribute('href', demo.to);
  await expect(shell.menu.getByRole('link', { name: prices.label })).toHaveAttribute(
    'href',
    prices.to,
  );
  await shell.contact.click();
  await expect(page).toHaveURL(contact.to);
  await shell.home.click();
  await expect(page).toHaveURL('/');
});

test('by keyboard a menu opens, closes and returns the focus', async ({ page, shell }) => {
  await open(page, '/datenschutz');
  const summary = opener(shell.menu, products.label);
  const link = (name: string) => shell.menu.getByRole('link', { name });
  for (const key of ['Enter', 'Space']) {
    await summary.focus();
    await page.keyboard.press(key);
    await page.keyboard.press('Tab');
    await expect(link(first)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link(first)).toBeHidden();
    await expect(summary).toBeFocused();
  }
  await opener(shell.menu, industries.label).focus();
  await page.keyboard.press('Enter');
  for (const _ of industries.links) await page.keyboard.press('Tab');
  await expect(link(last.label)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(summary).toBeFocused();
  await expect(link(last.label)).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the menu opens, locks scrolling, unfolds, leads on and closes', async ({ page, shell }) => {
    await open(page, '/datenschutz');
    const { mobileMenu, burger } = shell;
    const items = mobileMenu.getByRole('listitem');
    await expect(mobileMenu).toBeHidden();
    await burger.click();
    await expect(mobileMenu.getByRole('link')).toHaveText([
      prices.label,
      ...menus.flatMap(({ foot }) => foot?.links ?? []).map(({ label }) => label),
      contact.label,
      headerWords.search,
      demo.label,
    ]);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await scrolledByWheel(page)).toBe(0);

    // Everything the menus of wide screens lead to.
    for (const { label, links } of menus) {
      await opener(mobileMenu, label).click();
      await expect(items).toHaveText(links.map((link) => link.label));
      await opener(mobileMenu, label).click();
    }

    const summary = opener(mobileMenu, industries.label);
    await summary.click();
    await expect(items).toHaveText(industries.links.map(({ label }) => label));
    await summary.click();
    await expect(items).toHaveCount(0);
    await burger.click();
    await expect(mobileMenu).toBeHidden();
    await expect.poll(() => scrolledByWheel(page)).toBeGreaterThan(300);

    // Escape closes first the list, then the menu.
    await burger.focus();
    for (const key of ['Enter', 'Tab', 'Enter']) await page.keyboard.press(key);
    await expect(items).toHaveCount(industries.links.length);
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

  test.describe('by touch', () => {
    test.use({ hasTouch: true });

    test('any list opens with one tap, whichever is open', async ({ page, shell }) => {
      await open(page, '/datenschutz');
      const { mobileMenu, burger } = shell;
      await burger.tap();
      for (const one of menus)
        for (const other of menus.filter((menu) => menu !== one)) {
          const pair = [one, other].map(({ label }) => opener(mobileMenu, label));
          for (const list of pair) await list.tap();
          await expect(mobileMenu.getByRole('listitem')).toHaveText(
            menus
              .filter((menu) => menu === one || menu === other)
              .flatMap(({ links }) => links.map(({ label }) => label)),
          );
          for (const list of pair) await list.tap();
        }
    });
  });
});
