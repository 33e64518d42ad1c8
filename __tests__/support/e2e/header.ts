import type { Locator, Page } from '@playwright/test';

/** The main menu of wide screens. */
export function mainMenu(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Hauptmenü' });
}

/** The menu of narrow screens. */
export function mobileMenu(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Mobilmenü' });
}

/** What opens and closes a menu. A `<summary>` has no role that Playwright could ask for. */
export function opener(scope: Locator, label: string): Locator {
  return scope.locator('summary', { hasText: label });
}

/** The three bars on narrow screens. */
export function burger(page: Page): Locator {
  return page.getByRole('banner').getByLabel('Menü', { exact: true });
}
