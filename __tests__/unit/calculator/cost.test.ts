import { cents, costOf, lackOf } from '../../../src/calculator/cost';
import { offersOfPackages, offersOfPlans } from '../../../src/calculator/offers';
import { at, contentOf } from '../../support/content';
import { always, fc } from '../../support/property';

const packages = contentOf('packages');
const plans = contentOf('booking-plans');
const rates = plans.overage;
const nothing = {
  units: 1,
  web: 0,
  whatsapp: 0,
  sales: 0,
  minutes: 0,
  messages: 0,
  pilot: 0,
};

const group = (name: string) => {
  const found = packages[name];
  if (found === undefined) throw new Error(`no packages ${name}`);
  return found;
};
const offers = Object.keys(packages).flatMap((name) => offersOfPackages(group(name)));

test.each(Object.keys(packages))(
  '%s: setup, month and first year follow from the prices',
  (name) => {
    const { cards, pilotDiscount } = group(name);
    offersOfPackages(group(name)).forEach((offer, index) => {
      const { setup, monthly, per } = at(cards, index);
      const rooms = 7;
      const month = per === undefined ? monthly : monthly * rooms;
      expect(costOf(offer, { ...nothing, units: rooms }, rates)).toEqual({
        setup,
        monthly: cents(month),
        overage: 0,
        firstYear: cents(setup + 12 * month),
      });
      const paid = 1 - (pilotDiscount?.percent ?? 0) / 100;
      const pilot = costOf(offer, { ...nothing, units: rooms, pilot: 1 }, rates);
      expect(pilot.setup).toBe(cents(setup * paid));
      expect(pilot.monthly).toBe(cents(month * paid));
    });
  },
);

test('a plan costs its monthly price, without setup and without discount', () => {
  offersOfPlans(plans).forEach((offer, index) => {
    const { price } = at(plans.plans, index);
    expect(costOf(offer, { ...nothing, pilot: 1 }, rates)).toMatchObject({
      setup: 0,
      monthly: price,
      firstYear: cents(12 * price),
    });
  });
});

test('only what goes beyond the package is paid by message and minute', () => {
  const included = at(
    offers.filter(({ minutes }) => minutes > 0),
    0,
  );
  const overage = (minutes: number, messages: number) =>
    costOf(included, { ...nothing, minutes, messages }, rates).overage;
  expect(overage(included.minutes, 0)).toBe(0);
  expect(overage(included.minutes + 10, 0)).toBe(cents(10 * rates.minute));
  expect(overage(0, 200)).toBe(cents(200 * rates.message));
  expect(overage(included.minutes + 10, 200)).toBe(cents(10 * rates.minute + 200 * rates.message));
});

test('half a cent is rounded up', () => {
  expect(cents(1.005)).toBe(1.01);
  expect(cents(100 * 0.045)).toBe(4.5);
});

test('every group has a package for the telephone, and the cheapest has none', () => {
  for (const name of Object.keys(packages)) {
    const lacks = offersOfPackages(group(name)).map((offer) =>
      lackOf(offer, { ...nothing, minutes: 1 }),
    );
    expect(lacks.at(0)).toBe('phone');
    expect(lacks.at(-1)).toBeUndefined();
  }
});

test('a plan lacks bookings beyond its number', () => {
  const offer = at(
    offersOfPlans(plans).filter(({ bookings }) => bookings !== undefined),
    0,
  );
  const { bookings = 0 } = offer;
  expect(lackOf(offer, { ...nothing, units: bookings })).toBeUndefined();
  expect(lackOf(offer, { ...nothing, units: bookings + 1 })).toBe('bookings');
});

const anyOffer = fc.constantFrom(...offers, ...offersOfPlans(plans));
const amounts = fc.record({
  units: fc.nat(20_000),
  minutes: fc.nat(100_000),
  messages: fc.nat(100_000),
});

test(
  'the more is needed, the more it costs, whatever the offer; a pilot never costs more',
  always([anyOffer, amounts, amounts], (offer, { units, minutes, messages }, more) => {
    const yearOf = (needs: Partial<typeof nothing>) =>
      costOf(offer, { ...nothing, units, minutes, messages, ...needs }, rates).firstYear;
    const increased = {
      units: units + more.units,
      minutes: minutes + more.minutes,
      messages: messages + more.messages,
    };
    expect(yearOf(increased)).toBeGreaterThanOrEqual(yearOf({}));
    expect(yearOf({ pilot: 1 })).toBeLessThanOrEqual(yearOf({}));
  }),
);
