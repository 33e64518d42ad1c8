import type { Page } from '@playwright/test';
import { headerWords } from '../../src/components/header/messages';
import { checkoutMessages } from '../../src/features/checkout/messages';
import { teamWords } from '../../src/sections/team/messages';

/** Something a visitor touches, on the page where it is. */
export type Interaction = { name: string; route: string; act: (page: Page) => Promise<void> };

export const interactions: readonly Interaction[] = [
  {
    name: 'Menü öffnen',
    route: '/',
    act: (page) => page.getByLabel(headerWords.openMenu, { exact: true }).tap(),
  },
  {
    name: 'Karussell weiterschalten',
    route: '/',
    act: (page) => page.getByRole('button', { name: teamWords.next }).tap(),
  },
  {
    name: 'Fehler eines leeren Formulars',
    route: '/trial',
    act: (page) => page.locator('main form [type=submit]').tap(),
  },
  {
    name: 'Dialog zum Anmelden',
    route: '/services/ki-avatar-produkt-videos-erstellen',
    act: (page) => page.getByText(checkoutMessages.payOnline).first().tap(),
  },
];
