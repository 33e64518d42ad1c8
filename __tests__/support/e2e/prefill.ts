import { expect, type Page } from '@playwright/test';
import { routeWith } from '../content';

/**
 * Where an order that cannot be paid online leads: the contact page, with a message to be filled
 * in.
 */
export const order = {
  address: `${routeWith('contact-form')}?product=video-basic&price=99&message=Gr%C3%BC%C3%9F+Gott`,
  message: 'Grüß Gott',
};

/**
 * Adds a link that the page did not have, so that nothing has been loaded for it beforehand, and
 * follows it.
 */
export async function followNewLink(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'Neuer Link' });
    document.querySelector('h1')?.append(link);
  }, address);
  await page.getByRole('link', { name: 'Neuer Link' }).click();
}

/** Whether the page is there with its whole address and what that fills in. */
export async function expectOrder(page: Page, origin: string): Promise<void> {
  await expect(page).toHaveURL(origin + order.address);
  await expect(page.getByRole('textbox', { name: 'Nachricht' })).toHaveValue(order.message);
}
