import type { Page } from '@playwright/test';
import { qrCode } from '../../src/sections/demo-picker/qr-code';
import { open } from '../support/e2e/open';
import { expect, test } from '../support/e2e/test';

const path = '/ki-terminverwaltung-whatsapp';

const demos = [
  { name: 'Kfz Lendplatz', plan: 'PRO' },
  { name: 'Zahnordination Andritz', plan: 'HERO' },
  { name: 'Gasthaus Schlossbergblick', plan: 'PRO' },
  { name: 'Salon Jakomini', plan: 'BASIC' },
];

const picker = (page: Page) => page.getByRole('group', { name: /Vier Betriebe/ });

/** A text of the picker outside of the tickets that are put away. */
const shownText = (page: Page, text: string) =>
  picker(page).getByText(text, { exact: true }).filter({ visible: true }).first();

/** The one ticket in view: name, plan, and a QR code that opens the same chat as the link beside it. */
async function expectTicket(page: Page, { name, plan }: { name: string; plan: string }) {
  await expect(picker(page).getByRole('radio', { name })).toBeChecked();
  await expect(picker(page).getByRole('heading')).toHaveText([name]);
  await expect(shownText(page, plan)).toBeVisible();
  const chat = await picker(page).getByRole('link').getAttribute('href');
  expect(chat).toMatch(/^https:\/\/wa\.me\/\d+/);
  const code = picker(page).getByRole('img', { name: `QR-Code: ${name}` });
  await expect(code).toBeVisible();
  await expect(code.locator('path')).toHaveAttribute('d', qrCode(chat ?? '').path);
}

test('the first of four demo businesses is chosen; a click chooses another', async ({ page }) => {
  await open(page, path);
  await expect(picker(page).getByRole('radio')).toHaveCount(4);
  for (const demo of demos) {
    if (demo !== demos[0]) await shownText(page, demo.name).click();
    await expectTicket(page, demo);
  }
});

test('the arrow keys choose a demo business, all around', async ({ page }) => {
  await open(page, path);
  await picker(page).getByRole('radio').first().focus();
  for (const demo of [...demos.slice(1), ...demos.slice(0, 1)]) {
    await page.keyboard.press('ArrowDown');
    await expectTicket(page, demo);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('F01 a demo business can be chosen', async ({ page }) => {
    await page.goto(path);
    await shownText(page, 'Salon Jakomini').click();
    await expectTicket(page, { name: 'Salon Jakomini', plan: 'BASIC' });
  });
});

test('three plans with new and old price, and what is charged beyond them', async ({ page }) => {
  await open(page, path);
  const prices = page.getByRole('region', { name: 'Was die Terminbuchung im Monat kostet.' });
  const cards = prices.getByRole('article');
  await expect(cards).toHaveCount(3);
  for (const [title, price, old] of [
    ['BASIC', 'ab 19,90 € /Monat', '25,90 €'],
    ['PRO', 'ab 49,99 € /Monat', '65,90 €'],
    ['HERO', 'ab 169,90 € /Monat', '199,90 €'],
  ] as const) {
    const card = cards.filter({ has: page.getByRole('heading', { name: title }) });
    await expect(card.getByText(price)).toBeVisible();
    await expect(card.locator('s')).toHaveText(old);
    await expect(card.getByRole('link')).toHaveAttribute('href', '/trial');
  }
  for (const note of [
    '14 Tage',
    'Alle 3 Monate',
    '0,045 €',
    '0,50 €',
    '1.000 Kontakte',
    '20 % USt',
  ]) {
    await expect(prices.getByRole('definition').filter({ hasText: note })).toHaveCount(1);
  }
});
