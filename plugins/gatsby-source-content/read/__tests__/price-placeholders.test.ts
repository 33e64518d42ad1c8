import { pricePlaceholders } from '../insertions';
import { formatEuro } from '../../../../src/lib/format';
import { at, contentOf } from '../../../../__tests__/support/content';

const packages = contentOf('packages');
const prices = pricePlaceholders(packages, contentOf('booking-plans'));

test('a package has its two prices, and what a year of it costs with and without the setup', () => {
  const { id, setup, monthly } = at(packages['home']?.cards ?? [], 1);
  expect(prices[`home.${id}`]?.text).toBe(
    `ab ${formatEuro(setup)} einmalig +\u00a0${formatEuro(monthly)}/Monat`,
  );
  expect(prices[`home.${id}.erstes-jahr`]?.text).toBe(formatEuro(setup + 12 * monthly));
  expect(prices[`home.${id}.weiteres-jahr`]?.text).toBe(formatEuro(12 * monthly));
});

test('a price for each room says so', () => {
  const card = packages['hotel']?.cards.find(({ per }) => per !== undefined);
  expect(prices[`hotel.${card?.id}`]?.text).toContain(` ${card?.per}/Monat`);
});

test('a booking plan has its monthly price', () => {
  const { id, price } = at(contentOf('booking-plans').plans, 0);
  expect(prices[`terminbuchung.${id}`]).toEqual({ text: formatEuro(price) });
});
