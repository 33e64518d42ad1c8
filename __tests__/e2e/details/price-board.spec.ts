import { formatEuro, formatPrice } from '../../../src/lib/format';
import { contentOf, routeWith } from '../../support/content';
import { open } from '../../support/e2e/open';
import { expect, test } from '../../support/e2e/test';

const { setup, rows } = contentOf('voice-prices');
const saved = ({ aiPrice, regularPrice }: (typeof rows)[number]) =>
  Math.round((1 - aiPrice / regularPrice) * 100);
const namesOf = (some: typeof rows) => some.map(({ service }) => service);

test('every service has its prices and its saving; headers sort', async ({ page }) => {
  await open(page, routeWith('price-board'));
  const names = page.getByRole('rowheader');
  await expect(names).toHaveText(namesOf(rows));
  for (const row of rows) {
    const line = page.getByRole('row').filter({ has: names.filter({ hasText: row.service }) });
    await expect(line.getByRole('cell')).toHaveText([
      row.type,
      `ab ${formatEuro(setup)} einmalig`,
      formatPrice(row.aiPrice),
      formatPrice(row.regularPrice),
      `−${saved(row)} %`,
    ]);
  }
  const saving = page.getByRole('columnheader').last();
  await expect(saving).toHaveAttribute('aria-sort', 'none');
  // Equal ones stay in the order of the data.
  for (const [direction, sign] of [
    ['ascending', 1],
    ['descending', -1],
  ] as const) {
    await saving.getByRole('button').click();
    await expect(saving).toHaveAttribute('aria-sort', direction);
    const sorted = [...rows].sort((a, b) => sign * (saved(a) - saved(b)));
    await expect(names).toHaveText(namesOf(sorted));
  }
  const service = page.getByRole('columnheader').first();
  await service.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(service).toHaveAttribute('aria-sort', 'ascending');
  await expect(saving).toHaveAttribute('aria-sort', 'none');
  await expect(names).toHaveText(namesOf(rows).sort((a, b) => a.localeCompare(b, 'de')));
});
