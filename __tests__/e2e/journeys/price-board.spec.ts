import type { Page } from '@playwright/test';
import { formatEuro, formatPrice } from '../../../src/lib/format';
import { data } from '../../support/content';
import { open } from '../../support/e2e/open';
import { expect, test } from '../../support/e2e/test';

const path = '/ki-telefon-callcenter';

const { setup, rows } = data('voice-prices');
const saved = ({ aiPrice, regularPrice }: (typeof rows)[number]) =>
  Math.round((1 - aiPrice / regularPrice) * 100);
const names = rows.map(({ service }) => service);
const table = (page: Page) => page.getByRole('table');
const shownNames = (page: Page) => table(page).getByRole('rowheader').allInnerTexts();

test('every service with its prices and the saving, readable on a narrow phone', async ({
  page,
}) => {
  await open(page, path);
  expect(await shownNames(page)).toEqual(names);
  for (const row of rows) {
    const header = page.getByRole('rowheader', { name: row.service });
    await expect(page.getByRole('row').filter({ has: header }).getByRole('cell')).toHaveText([
      row.type,
      `ab ${formatEuro(setup)} einmalig`,
      formatPrice(row.aiPrice),
      formatPrice(row.regularPrice),
      `−${saved(row)} %`,
    ]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  const cutOff = await table(page)
    .locator('tbody :is(th, td)')
    .evaluateAll((cells) =>
      cells
        .filter((cell) => {
          const { left, right, width } = cell.getBoundingClientRect();
          return width === 0 || left < 0 || right > window.innerWidth;
        })
        .map((cell) => cell.textContent),
    );
  expect(cutOff).toEqual([]);
});

test('a column header sorts up, then down; another takes over by keyboard', async ({ page }) => {
  await open(page, path);
  const service = table(page).getByRole('columnheader').first();
  const saving = table(page).getByRole('columnheader').last();
  await expect(saving).toHaveAttribute('aria-sort', 'none');
  await saving.getByRole('button').click();
  await expect(saving).toHaveAttribute('aria-sort', 'ascending');
  // Equal ones stay in the order of the data.
  const up = [...rows].sort((a, b) => saved(a) - saved(b));
  expect(await shownNames(page)).toEqual(up.map((row) => row.service));
  await saving.getByRole('button').click();
  await expect(saving).toHaveAttribute('aria-sort', 'descending');
  const down = [...rows].sort((a, b) => saved(b) - saved(a));
  expect(await shownNames(page)).toEqual(down.map((row) => row.service));

  await service.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(service).toHaveAttribute('aria-sort', 'ascending');
  await expect(saving).toHaveAttribute('aria-sort', 'none');
  expect(await shownNames(page)).toEqual([...names].sort((a, b) => a.localeCompare(b, 'de')));
});
