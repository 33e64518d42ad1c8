import { expect, type Locator, type Page } from '@playwright/test';
import type { DataOf } from '../../../src/content-model/data';
import { qrCode } from '../../../src/sections/demo-picker/qr-code';
import { routeWith } from '../content';

/** The page with the demo picker. */
export const bookingPage = routeWith('demo-picker');

type Demo = DataOf<'demo-businesses'>[number];

/** The demo picker: the one group of radio buttons on its page. */
export const picker = (page: Page): Locator =>
  page.getByRole('group').filter({ has: page.getByRole('radio') });

/** A text of the picker outside of the tickets that are put away. */
const shown = (page: Page, text: string): Locator =>
  picker(page).getByText(text, { exact: true }).filter({ visible: true }).first();

export const chooseDemo = (page: Page, { name }: Demo): Promise<void> => shown(page, name).click();

/**
 * Whether this demo's ticket is the one in view: name, plan, and a QR code for the chat the link
 * beside it opens.
 */
export async function expectTicket(page: Page, { name, plan, chat }: Demo): Promise<void> {
  await expect(picker(page).getByRole('radio', { name })).toBeChecked();
  await expect(picker(page).getByRole('heading')).toHaveText([name]);
  await expect(shown(page, plan)).toBeVisible();
  const link = picker(page).getByRole('link');
  await expect(link).toHaveAttribute('href', chat);
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  const code = picker(page).getByRole('img', { name: `QR-Code: ${name}` });
  await expect(code).toBeVisible();
  const drawing = await code.evaluate(async (image) =>
    (await fetch(image.getAttribute('src') ?? '')).text(),
  );
  expect(drawing).toContain(qrCode(chat).path);
}
