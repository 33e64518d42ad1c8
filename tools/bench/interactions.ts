import type { Locator, Page } from '@playwright/test';
import { headerWords } from '../../src/components/header/messages';
import { checkoutMessages } from '../../src/features/checkout/messages';
import { teamWords } from '../../src/sections/team/messages';

/** Something a visitor touches, on the page where it is. */
export type Interaction = { name: string; route: string; target: (page: Page) => Locator };

export const interactions: readonly Interaction[] = [
  {
    name: 'Menü öffnen',
    route: '/',
    target: (page) => page.getByLabel(headerWords.openMenu, { exact: true }),
  },
  {
    name: 'Karussell weiterschalten',
    route: '/',
    target: (page) => page.getByRole('button', { name: teamWords.next }),
  },
  {
    name: 'Fehler eines leeren Formulars',
    route: '/trial',
    target: (page) => page.locator('main form [type=submit]'),
  },
  {
    name: 'Dialog zum Anmelden',
    route: '/services/ki-avatar-produkt-videos-erstellen',
    target: (page) => page.getByText(checkoutMessages.payOnline).first(),
  },
];
