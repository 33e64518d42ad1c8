import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import PackageCalculator from '../../../../src/features/calculator/package-calculator';
import { words } from '../../../../src/features/calculator/messages';
import { type Trade, countsRooms } from '../../../../src/calculator/entries';
import { keepHours, keepTrade } from '../../../../src/lib/own-business';
import { at } from '../../../support/content';
import { head, resolved } from '../../../support/sections';

const { fields } = words;
// Assumptions are folded away, and there all the same.
const field = (label: string) => screen.getByRole('textbox', { name: label, hidden: true });
const valueOf = (label: string) => field(label).getAttribute('value');
const choose = ({ example }: Trade) =>
  fireEvent.change(screen.getByRole('combobox', { name: fields.trade }), {
    target: { value: String(example.trade) },
  });

let trades: Trade[];
let props: ComponentProps<typeof PackageCalculator>;
beforeEach(async () => {
  window.history.replaceState(null, '', '/preisrechner');
  const request = { label: 'Anfragen', to: '/trial' };
  const { data } = await resolved('calculator', { ...head, tableHeading: 'Preise', request });
  trades = data.trades;
  props = { data, request };
  render(<PackageCalculator {...props} />);
});

test('another trade brings its example, and leaves what the visitor has changed', () => {
  const [first, second] = trades.filter((trade) => !countsRooms(trade));
  if (first === undefined || second === undefined) throw new Error('two trades are needed');
  choose(first);
  fireEvent.change(field(fields.hourly), { target: { value: '99' } });
  choose(second);
  expect(valueOf(fields.hourly)).toBe('99');
  expect(valueOf(fields.bookings)).toBe(String(second.example.units));
});

test('trade and opening hours said at the clock are there', () => {
  const last = at(trades, -1);
  keepTrade(last.industry);
  keepHours({ text: '12345-0900-1830', said: 'Offen bis halb sieben.' });
  render(<PackageCalculator {...props} />);
  expect(screen.getAllByRole('combobox', { name: fields.trade })[1]).toMatchObject({
    value: String(last.example.trade),
  });
  expect(screen.getByText('Offen bis halb sieben.')).toBeTruthy();
});

test('a business with rooms is asked for rooms, and not for plans of bookings', () => {
  choose(at(trades.filter(countsRooms), 0));
  expect(valueOf(fields.rooms)).toBeTruthy();
  expect(screen.queryByRole('radio', { name: words.task.bookings })).toBeNull();
});

test('only bookings: the plans are compared, without channels to choose', () => {
  choose(
    at(
      trades.filter((trade) => !countsRooms(trade)),
      0,
    ),
  );
  fireEvent.click(screen.getByRole('radio', { name: words.task.bookings }));
  expect(screen.queryByRole('checkbox', { name: words.channels.web })).toBeNull();
});

test('a pilot discount is offered where there is one', () => {
  for (const trade of trades) {
    choose(trade);
    const offered = trade.offers.some(({ discount }) => discount > 0);
    expect(screen.queryAllByRole('checkbox', { name: /Pilotpartner/ })).toHaveLength(
      offered ? 1 : 0,
    );
  }
});

test('W12 a number that cannot be read says what would be right, and the result that it is older', () => {
  choose(
    at(
      trades.filter((trade) => !countsRooms(trade)),
      0,
    ),
  );
  const units = field(fields.bookings);
  fireEvent.change(units, { target: { value: 'viele' } });
  expect(screen.getByRole('alert').textContent).toBe(words.invalid(0, 20_000, false));
  expect(units.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(words.stale)).toBeTruthy();
  fireEvent.change(units, { target: { value: '1.500' } });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText(words.stale)).toBeNull();
});

test('asks at most the six things the page says, and begins with the smallest package', () => {
  for (const trade of trades) {
    choose(trade);
    const form = screen.getByRole('group', { name: words.business });
    const questions = [...form.querySelectorAll('select, fieldset, input')].filter(
      (each) => each.matches('fieldset') || !each.closest('fieldset, details'),
    );
    expect(questions.length).toBeLessThanOrEqual(6);
    expect(screen.getAllByRole('status')[0]?.textContent).toContain(trade.offers[0]?.title);
  }
});
