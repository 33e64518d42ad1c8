import { fireEvent, render, screen, within } from '@testing-library/react';
import { PriceBoard } from '../../../../src/sections/price-board/price-board';
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
  const section = await resolved('price-board', { ...head, columns, note: 'exkl. USt' });
  render(<PriceBoard section={section} position={position} />);
});

const services = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const sortBy = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const header = (name: string) => screen.getByRole('columnheader', { name });

test('the first row as in the price list', () => {
  const row = screen.getByRole('row', { name: /Kundendienst/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['Inbound', 'ab 1.500\u00a0€ einmalig', '0,75\u00a0€', '1,50\u00a0€', '−50\u00a0%']);
});

test('ten services stand in the order of the data, unsorted', () => {
  expect(services()).toHaveLength(10);
  expect(services()[0]).toBe('Kundendienst (Basis)');
  expect(
    screen.getAllByRole('columnheader', { name: /./ }).map((cell) => cell.ariaSort),
  ).not.toContain('ascending');
});

test('a header sorts up, then down', () => {
  sortBy('Ersparnis');
  expect(services()[0]).toBe('Kundendienst (Basis)');
  expect(header('Ersparnis').getAttribute('aria-sort')).toBe('ascending');
  sortBy('Ersparnis');
  expect(services()[0]).toBe('Terminvereinbarungen');
  expect(header('Ersparnis').getAttribute('aria-sort')).toBe('descending');
});

test('another header takes over', () => {
  sortBy('Ersparnis');
  sortBy('Service');
  expect(services()[0]).toBe('Bestellannahme');
  expect(header('Ersparnis').getAttribute('aria-sort')).toBe('none');
});

test('the setup costs the same everywhere and has nothing to sort', () => {
  expect(screen.queryByRole('button', { name: 'Einrichtung' })).toBeNull();
});
