import { expect, type Locator, type Page } from '@playwright/test';
import { create } from 'qrcode';
import type { DataOf } from '../../../src/content-model/data';
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
  await expect(picker(page).getByRole('link')).toHaveAttribute('href', chat);
  const code = picker(page).getByRole('img', { name: `QR-Code: ${name}` });
  await expect(code).toBeVisible();
  // Its path is made of runs of dark modules, "M<x> <y>h<length>", with a quiet zone of four around
  // them.
  const path = await code.evaluate(async (drawing) =>
    (await fetch(drawing.getAttribute('src') ?? '')).text(),
  );
  const { size, data } = create(chat, { errorCorrectionLevel: 'M' }).modules;
  const dark = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].flatMap(([, x, y, length]) =>
    Array.from({ length: Number(length) }, (_, i) => (Number(y) - 4) * size + Number(x) - 4 + i),
  );
  expect(dark).toEqual([...data.keys()].filter((index) => data[index]));
}
