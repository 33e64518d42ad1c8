/** @jest-environment node */
import {
  type SortColumn,
  savingPercent,
  sortRows,
} from '../../../../src/sections/price-board/price-order';

const row = (service: string, type: string, aiPrice: number, regularPrice: number) => ({
  service,
  type,
  aiPrice,
  regularPrice,
});
const basic = row('Kundendienst', 'Inbound', 0.75, 1.5);
const dates = row('Terminvereinbarungen', 'Outbound', 0.8, 3.5);
const orders = row('Bestellannahme', 'Inbound', 0.8, 1.7);
const support = row('Ärztlicher Notdienst', 'Inbound', 0.75, 2);
const rows = [basic, dates, orders, support];

test.each([
  [0.75, 1.5, 50],
  [0.75, 2, 63],
  [1, 3, 67],
  [0.8, 3.5, 77],
  [0.8, 1.7, 53],
  [0.75, 2.5, 70],
  [0.8, 2.5, 68],
  [0.75, 1.8, 58],
  [1.2, 3.5, 66],
])('%d instead of %d euros a minute saves %d percent', (aiPrice, regularPrice, percent) => {
  expect(savingPercent({ ...basic, aiPrice, regularPrice })).toBe(percent);
});

test('without sorting the rows stand as in the data', () => {
  expect(sortRows(rows, undefined)).toEqual(rows);
});

test.each<[SortColumn, object[]]>([
  ['service', [support, orders, basic, dates]],
  ['type', [basic, orders, support, dates]],
  ['aiPrice', [basic, support, dates, orders]],
  ['regularPrice', [basic, orders, support, dates]],
  ['saving', [basic, orders, support, dates]],
])('sorted by %s', (column, expected) => {
  expect(sortRows(rows, { column, descending: false })).toEqual(expected);
});

test('descending turns the order around, equal rows stay as in the data', () => {
  const sorted = sortRows(rows, { column: 'aiPrice', descending: true });
  expect(sorted).toEqual([dates, orders, basic, support]);
});

test('sorting leaves the data alone', () => {
  const data = [...rows];
  sortRows(data, { column: 'saving', descending: true });
  expect(data).toEqual(rows);
});
