import { cents } from '../../../src/calculator/cost';
import { calculatePhone } from '../../../src/calculator/phone';
import { contentOf } from '../../support/content';

const prices = contentOf('voice-prices');
const horizon = 24;
const none = prices.rows.map(() => 0);

test.each(prices.rows.map((row, index) => ({ ...row, index })))(
  '$service: minutes at both prices, and what that saves',
  ({ index, aiPrice, regularPrice }) => {
    const { rows, ai, regular, firstYear } = calculatePhone(
      prices,
      none.with(index, 130),
      0,
      horizon,
    );
    expect(rows[index]).toEqual({
      ai: cents(130 * aiPrice),
      regular: cents(130 * regularPrice),
      saving: cents(130 * (regularPrice - aiPrice)),
    });
    expect(ai).toBe(cents(130 * aiPrice));
    expect(regular.saving).toBe(cents(130 * (regularPrice - aiPrice)));
    expect(firstYear).toBe(cents(prices.setup + 12 * 130 * aiPrice));
    expect(regular.month).toBe(Math.ceil(prices.setup / cents(130 * (regularPrice - aiPrice))));
  },
);

test('the sum is the sum of the rows', () => {
  const minutes = prices.rows.map((_, index) => 10 * index);
  const { rows, ai, regular, minutes: all } = calculatePhone(prices, minutes, 20, horizon);
  expect(all).toBe(minutes.reduce((sum, each) => sum + each, 0));
  expect(ai).toBe(cents(rows.reduce((sum, row) => sum + row.ai, 0)));
  expect(regular.cost).toBe(cents(rows.reduce((sum, row) => sum + row.regular, 0)));
});

test('against cheap work of one’s own it is not worth it', () => {
  const minutes = none.with(0, 600);
  expect(calculatePhone(prices, minutes, 0, horizon).own.verdict).toBe('never');
  expect(calculatePhone(prices, minutes, 500, horizon).own.verdict).toBe('year');
});

test('without minutes nothing is saved', () => {
  expect(calculatePhone(prices, none, 30, horizon).regular).toMatchObject({ verdict: 'never' });
});
