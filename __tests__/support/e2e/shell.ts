import type { Locator, Page } from '@playwright/test';
import { at, contentOf } from '../content';

const site = contentOf('site');
const navigation = contentOf('navigation');

/** What surrounds every page: header, menus, footer and the bars at the bottom. */
export function shellOf(page: Page) {
  const header = page.getByRole('banner');
  const footer = page.getByRole('contentinfo');
  const imprint = at(navigation.legal, -1);
  return {
    /** The main menu of wide screens. */
    menu: page.getByRole('navigation', { name: 'Hauptmenü' }),
    /** The menu of narrow screens, and the three bars that open it. */
    mobileMenu: page.getByRole('navigation', { name: 'Mobilmenü' }),
    burger: header.getByLabel('Menü', { exact: true }),
    contact: header.getByRole('link', { name: navigation.contact.label }),
    footerLink: (name: string) => footer.getByRole('link', { name, exact: true }),
    /** Some page without anything of its own that a test follows a link to. */
    imprint: { to: imprint.to, link: footer.getByRole('link', { name: imprint.label }) },
    callBar: page.getByRole('navigation', { name: site.callBar.label }),
  };
}

/** What opens and closes a menu. A `<summary>` has no role that Playwright could ask for. */
export const opener = (scope: Locator, label: string): Locator =>
  scope.locator('summary', { hasText: label });
