import type { Page } from '@playwright/test';
import { words } from './words';

/** The bar that asks for consent, and what depends on the answer. */
export function consentBar(page: Page) {
  const bar = page.getByRole('region', { name: words.consent.label });
  const settings = page.getByRole('button', { name: words.consent.settings });
  const choice = (name: 'accept' | 'decline') =>
    bar.getByRole('button', { name: words.consent[name] });
  return {
    bar,
    /** The button in the footer that opens the bar again. */
    settings,
    answer: (name: 'accept' | 'decline') => choice(name).click(),
    stored: () => page.evaluate(() => localStorage.getItem('cookieConsent')),
    /** The frame of the chat agent, and what its stand-in adds to the document there. */
    chatFrame: page.getByTitle(words.chat.title),
    chat: page
      .frameLocator(`iframe[title="${words.chat.title}"]`)
      .getByRole('button', { name: 'KI-Chat' }),
  };
}
