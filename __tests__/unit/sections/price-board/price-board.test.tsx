import { fireEvent, render, screen, within } from '@testing-library/react';
import { formatEuro, formatPrice } from '../../../../src/lib/format';
import { PriceBoard } from '../../../../src/sections/price-board/price-board';
import { savingPercent } from '../../../../src/sections/price-board/price-order';
import { contentOf } from '../../../support/content';
import { head, position, resolved } from '../../../support/sections';

const columns = {
  service: 'Service',
  type: 'Typ',
  setup: 'Einrichtung',
  aiPrice: 'KI-Preis',
  regularPrice: 'Regulärer Preis',
  saving: 'Ersparnis',
};

beforeEach(async () => {
  const section = await resolved('price-board', {
    ...head,
    columns,
    note: 'exkl. USt',
    calculate: 'Rechnen',
    request: { label: 'Anfragen', to: '/trial' },
  });
  render(<PriceBoard section={section} position={position} />);
});

const services = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const sortBy = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const header = (name: string) => screen.getByRole('columnheader', { name });

const { setup, rows } = contentOf('voice-prices');
const inOrder = rows.map(({ service }) => service);
const textOf = ({ textContent }: HTMLElement) => textContent;

test('a row says what its entry in the price list says, and what is saved', () => {
  const board = screen.getAllByRole('row').slice(1);
  const cells = board.map((row) => within(row).getAllByRole('cell').map(textOf));
  expect(cells).toEqual(
    rows.map((row) => [
      row.type,
      formatPrice(row.aiPrice),
      formatPrice(row.regularPrice),
      `−${savingPercent(row)}\u00a0%`,
    ]),
  );
});

test('the services keep the order of the data, unsorted', () => {
  expect(services()).toEqual(inOrder);
  expect(
    screen.getAllByRole('columnheader', { name: /./ }).map((cell) => cell.ariaSort),
  ).not.toContain('ascending');
});

test('a header sorts up, then down', () => {
  const byPrice = [...rows].sort((a, b) => a.regularPrice - b.regularPrice);
  sortBy('Regulärer Preis');
  expect(services()).toEqual(byPrice.map(({ service }) => service));
  expect(header('Regulärer Preis').getAttribute('aria-sort')).toBe('ascending');
  sortBy('Regulärer Preis');
  expect(services()[0]).not.toBe(byPrice[0]?.service);
  expect(header('Regulärer Preis').getAttribute('aria-sort')).toBe('descending');
});

test('another header takes over', () => {
  sortBy('Ersparnis');
  sortBy('Service');
  expect(services()).toEqual([...inOrder].sort((a, b) => a.localeCompare(b, 'de')));
  expect(header('Ersparnis').getAttribute('aria-sort')).toBe('none');
});

test('the setup costs the same everywhere: it is said once', () => {
  const setupText = `${columns.setup}: ab ${formatEuro(setup)} einmalig`;
  expect(screen.getAllByText(/einmalig/).map(textOf)).toEqual([setupText]);
});

test('whether VAT is included is said once, before the first price', () => {
  const vat = contentOf('site').vat.replaceAll('\u00a0', ' ');
  const table = screen.getByRole('table');
  expect(screen.getByText(vat).compareDocumentPosition(table)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});
