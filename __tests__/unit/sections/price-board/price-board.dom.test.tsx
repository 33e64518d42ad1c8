import { render, screen, within } from '@testing-library/react';
import { formatEuro, formatPrice } from '../../../../src/lib/format';
import { PriceBoard, savingPercent } from '../../../../src/sections/price-board/price-board';
import { contentOf } from '../../../support/content';
import { head, position, resolved } from '../../../support/sections';

test('a row says what its entry in the price list says, and what is saved', async () => {
  const names = ['service', 'type', 'setup', 'aiPrice', 'regularPrice', 'saving'];
  const columns = Object.fromEntries(names.map((name) => [name, name]));
  const section = await resolved('price-board', { ...head, columns, note: 'Ohne Umsatzsteuer.' });
  render(<PriceBoard section={section} position={position} />);
  const rows = screen.getAllByRole('row').slice(1);
  const { setup, rows: entries } = contentOf('voice-prices');
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual(
    entries.map((entry) => [
      entry.type,
      `ab ${formatEuro(setup)}`,
      formatPrice(entry.aiPrice),
      formatPrice(entry.regularPrice),
      `−${savingPercent(entry)}\u00a0%`,
    ]),
  );
});
