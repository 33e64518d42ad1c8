import type { Page } from '@playwright/test';
import { open } from '../support/e2e/open';
import { expect, test } from '../support/e2e/test';

const path = '/ki-telefon-callcenter';

/** The specification's table, and the saving as it has to be computed. */
const rows = [
  ['Kundendienst (Basis)', 'Inbound', '0,75', '1,50', 50],
  ['Technischer Support (einfache Anfragen)', 'Inbound', '0,75', '2,00', 63],
  ['Verkaufsgespräche (Leadgenerierung)', 'Outbound', '1,00', '3,00', 67],
  ['Terminvereinbarungen', 'Outbound', '0,80', '3,50', 77],
  ['Bestellannahme', 'Inbound', '0,80', '1,70', 53],
  ['Feedback-Sammlung', 'Outbound', '0,75', '2,50', 70],
  ['Reklamationsannahme', 'Inbound', '0,80', '2,50', 68],
  ['Kundenzufriedenheitsumfragen', 'Outbound', '0,75', '1,80', 58],
  ['Komplexer technischer Support (mehrstufig)', 'Inbound', '1,00', '3,00', 67],
  ['Marketing-Anrufe (Personalisierte Werbung)', 'Outbound', '1,20', '3,50', 66],
] as const;

const names = rows.map(([name]) => name);

async function shownNames(page: Page): Promise<string[]> {
  return page.getByRole('table').getByRole('rowheader').allInnerTexts();
}

test('ten services with setup, both prices and the saving in percent', async ({ page }) => {
  await open(page, path);
  expect(await shownNames(page)).toEqual(names);
  for (const [name, type, ai, regular, saving] of rows) {
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
    await expect(row.getByRole('cell')).toHaveText([
      type,
      'ab 1.500 € einmalig',
      `${ai} €`,
      `${regular} €`,
      `−${saving} %`,
    ]);
  }
});

test('a column header sorts up, then down, and says so', async ({ page }) => {
  await open(page, path);
  const header = page.getByRole('columnheader', { name: 'Ersparnis' });
  await expect(header).toHaveAttribute('aria-sort', 'none');
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  // Equal ones stay in the order of the data.
  const up = [...rows].sort((a, b) => a[4] - b[4]).map(([name]) => name);
  expect(await shownNames(page)).toEqual(up);
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  const down = [...rows].sort((a, b) => b[4] - a[4]).map(([name]) => name);
  expect(await shownNames(page)).toEqual(down);
});

test('another column takes over by keyboard', async ({ page }) => {
  await open(page, path);
  const service = page.getByRole('columnheader', { name: 'Service' });
  const saving = page.getByRole('columnheader', { name: 'Ersparnis' });
  await saving.getByRole('button').click();
  await service.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(service).toHaveAttribute('aria-sort', 'ascending');
  await expect(saving).toHaveAttribute('aria-sort', 'none');
  expect(await shownNames(page)).toEqual([...names].sort((a, b) => a.localeCompare(b, 'de')));
});

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('every figure is readable without sideways scrolling', async ({ page }) => {
    await open(page, path);
    for (const cell of await page.getByRole('table').locator('tbody :is(th, td)').all()) {
      const { x = -1, width = 0 } = (await cell.boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(320);
    }
  });
});
