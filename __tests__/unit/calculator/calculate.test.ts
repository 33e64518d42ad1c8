import { contentOf } from '../../support/content';
import { always, fc } from '../../support/property';
import { type Work, benefitOf, breakEven, lackingFor } from '../../../src/calculator/benefit';
import { calculate } from '../../../src/calculator/calculate';
import { cents } from '../../../src/calculator/cost';
import type { Offer } from '../../../src/calculator/offers';

const work: Work = {
  units: 100,
  casesPerUnit: 2,
  minutesPerCase: 3,
  minutes: 60,
  missed: 20,
  sales: 0,
  saleMargin: 10,
  winPercent: 10,
  margin: 50,
  hourly: 30,
};
const small: Offer = {
  title: 'KLEIN',
  setup: 100,
  monthly: 10,
  perUnit: false,
  web: true,
  whatsapp: false,
  phone: false,
  sells: true,
  minutes: 0,
  discount: 0,
};
const large: Offer = {
  ...small,
  title: 'GROSS',
  setup: 1000,
  monthly: 20,
  whatsapp: true,
  phone: true,
};
const rates = { message: 0.1, minute: 1 };
const business = { ...work, web: 1, whatsapp: 0, messages: 0, pilot: 0 };
const horizon = 24;

test('saved time is work by hand and calls; missed calls are won at their margin', () => {
  expect(benefitOf(work)).toEqual({ hours: 11, time: 330, won: 100, sold: 0 });
});

test('what is sold beside counts, and needs a package that sells', () => {
  const selling = { ...business, minutes: 0, sales: 12 };
  expect(benefitOf(selling).sold).toBe(120);
  const { best, options } = calculate([{ ...small, sells: false }, large], selling, rates, horizon);
  expect(best?.offer.title).toBe('GROSS');
  expect(options[0]?.lack).toBe('sales');
});

test('missed calls count for nothing where nobody answers the telephone', () => {
  expect(benefitOf({ ...work, minutes: 0 }).won).toBe(0);
});

test('the setup is earned in the month in which it has come back', () => {
  expect(breakEven(1000, 100, horizon)).toEqual({ verdict: 'year', month: 10 });
  expect(breakEven(1200, 100, horizon)).toEqual({ verdict: 'year', month: 12 });
  expect(breakEven(1201, 100, horizon)).toEqual({ verdict: 'late', month: 13 });
  expect(breakEven(0, 1, horizon)).toEqual({ verdict: 'year', month: 1 });
});

test('it is not worth it when every month costs more, or the horizon is passed', () => {
  expect(breakEven(1000, 0, horizon)).toEqual({ verdict: 'never' });
  expect(breakEven(0, -1, horizon)).toEqual({ verdict: 'never' });
  expect(breakEven(2401, 100, horizon)).toEqual({ verdict: 'never', month: 25 });
});

test('recommended is the cheapest offer in the first year that lacks nothing', () => {
  const quiet = { ...business, minutes: 0 };
  expect(calculate([large, small], quiet, rates, horizon).best?.offer.title).toBe('KLEIN');
  expect(calculate([small, large], business, rates, horizon).best?.offer.title).toBe('GROSS');
  expect(calculate([small], business, rates, horizon).best).toBeUndefined();
});

test('an offer for the house beats one by room as soon as that costs more in a year', () => {
  const byRoom = { ...large, title: 'ZIMMER', setup: 0, perUnit: true };
  const titleFor = (units: number) =>
    calculate([byRoom, large], { ...business, units }, rates, horizon).best?.offer.title;
  expect(titleFor(1)).toBe('ZIMMER');
  expect(titleFor(10)).toBe('GROSS');
});

test('what is left each month is the benefit without price and overage', () => {
  const { gain, month, verdict } = calculate([large], business, rates, horizon);
  expect(gain).toBe(cents(330 + 100 - 20 - 60));
  expect({ month, verdict }).toEqual({ month: 3, verdict: 'year' });
});

test('cheap work and few enquiries: the assistant is not worth it', () => {
  const idle = { ...business, units: 1, missed: 0, minutes: 1, hourly: 1 };
  const { gain, verdict } = calculate([large], idle, rates, horizon);
  expect(gain).toBeLessThan(0);
  expect(verdict).toBe('never');
});

const euros = fc.integer({ min: 1, max: 9_999_999 }).map((cents) => cents / 100);

test(
  'the month never comes later when more is left, and by then the setup is earned',
  always([euros, euros, euros], (setup, gain, more) => {
    const { month = Infinity } = breakEven(setup, gain, horizon);
    expect(breakEven(setup, gain + more, horizon).month ?? Infinity).toBeLessThanOrEqual(month);
    expect(month * gain).toBeGreaterThanOrEqual(setup - 0.01 * gain);
  }),
);

const worth = fc.integer({ min: 1, max: 99_999 }).map((cents) => cents / 100);

test(
  'what lacks makes it pay within the horizon',
  always(
    [fc.oneof(fc.constant(0), euros), fc.integer({ min: -99_999, max: 99_999 }), worth, worth],
    (setup, gained, margin, hourly) => {
      const gain = gained / 100;
      const after = (more: number) => breakEven(setup, gain + more, horizon).verdict;
      fc.pre(after(0) === 'never');
      const { orders = 0, hours = 0 } = lackingFor(setup, gain, horizon, { margin, hourly });
      expect(after(orders * margin)).not.toBe('never');
      expect(after(hours * hourly)).not.toBe('never');
    },
  ),
);

test('where an order or an hour is worth nothing, more of them do not help', () => {
  expect(lackingFor(2400, 0, 24, { margin: 50, hourly: 40 })).toEqual({ orders: 2, hours: 2.5 });
  expect(lackingFor(2400, 0, 24, { margin: 0, hourly: 0 })).toEqual({});
});

test('the hotel card says from how many rooms the largest package is cheaper', () => {
  const cards = contentOf('packages')['hotel']?.cards ?? [];
  const [, pro, enterprise] = cards;
  const year = (card: typeof pro, rooms: number) =>
    (card?.setup ?? 0) + 12 * (card?.monthly ?? 0) * (card?.per === undefined ? 1 : rooms);
  const rooms = Array.from({ length: 60 }, (_, index) => index + 1);
  const first = rooms.find((count) => year(enterprise, count) < year(pro, count));
  expect(enterprise?.remark).toContain(`Ab ${first} Zimmern`);
});
