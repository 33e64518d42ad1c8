import { resultOf } from '../../../src/calculator/calculate';
import { type Field, readNumber, writeAddress } from '../../../src/calculator/address';
import {
  type CalculatorData,
  countsRooms,
  entriesFrom,
  fields,
  onlyBooks,
} from '../../../src/calculator/entries';
import {
  entriesText,
  reasonText,
  resultText,
  uncountedText,
  verdictText,
  wayText,
} from '../../../src/calculator/messages';
import { formatAmount, formatEuro, formatPrice } from '../../../src/lib/format';
import { at, contentOf } from '../../support/content';
import { always, fc } from '../../support/property';
import { head, resolved } from '../../support/sections';

let data: CalculatorData;
beforeAll(async () => {
  const request = { label: 'Anfragen', to: '/trial' };
  data = (await resolved('calculator', { ...head, tableHeading: 'Preise', request })).data;
});

test('every trade of the settings has its packages, its name and an example that works out', () => {
  const settings = contentOf('calculator').trades;
  expect(data.trades.map(({ example }) => example.trade)).toEqual(
    settings.map(({ number }) => number),
  );
  for (const trade of data.trades) {
    expect(contentOf('industries').map(({ label }) => label)).toContain(trade.label);
    expect(resultOf(data, trade.example).best).toBeDefined();
  }
});

test('an address without numbers is the example of the first trade', () => {
  expect(entriesFrom('', data)).toEqual({ entries: at(data.trades, 0).example, refused: [] });
});

/** What a field may hold, with as many decimals as it has. */
const valueOf = ({ min = 0, max, fractions = false }: Field) =>
  fractions
    ? fc.integer({ min: min * 100, max: max * 100 }).map((value) => value / 100)
    : fc.integer({ min, max });
const values = fc.tuple(...fields.map(valueOf));

test(
  'what is entered comes back from its address',
  always([fc.nat(), values], (place, entered) => {
    const { example } = at(data.trades, place % data.trades.length);
    const changed = Object.fromEntries(fields.map(({ name }, index) => [name, entered[index]]));
    const entries = { ...example, ...changed, trade: example.trade };
    const search = writeAddress(fields, entries, { ...example, trade: 0 });
    expect(search).toMatch(/^\?(?:[a-z]+=[\d.]+&?)+$/);
    expect(entriesFrom(search, data)).toEqual({ entries, refused: [] });
  }),
);

test(
  'W12 every amount is read as the site writes it',
  always([fc.integer({ min: 0, max: 999_999_999 })], (cents) => {
    const euros = cents / 100;
    for (const text of [formatAmount(euros), formatEuro(euros), formatPrice(euros)])
      expect([text, readNumber(text, { max: 10_000_000, fractions: true })]).toEqual([text, euros]);
  }),
);

test('what cannot be used is named, and the example counts', () => {
  const { example } = at(data.trades, 1);
  const search = `?branche=${example.trade}&menge=viele&minuten=-5&stunde=1e9&anrufe=9`;
  expect(entriesFrom(search, data)).toEqual({
    entries: { ...example, missed: 9 },
    refused: ['menge', 'minuten', 'stunde'],
  });
  expect(entriesFrom('?branche=98', data).refused).toEqual(['branche']);
  expect(entriesFrom('?branche=x', data).refused).toEqual(['branche']);
});

test.each([
  ['40', 40],
  [' 40 ', 40],
  ['2,5', undefined],
  ['', undefined],
  ['-1', undefined],
  ['2001', undefined],
  ['12.34', undefined],
  ['1,200', undefined],
  ['2 Tsd.', undefined],
  ['zwei', undefined],
])('W12 a whole number up to 2000: %j is %s', (text, number) => {
  expect(readNumber(text, { max: 2000 })).toBe(number);
});

test.each([
  '1200',
  '１２００',
  '\u202a1.200\u202c',
  '1.200',
  '1 200',
  '1\u00a0200',
  '1\u202f200',
  "1'200",
  '1.200,00',
])('W12 %j is twelve hundred', (text) => expect(readNumber(text, { max: 2000 })).toBe(1200));

test.each(['45', '45 €', '€ 45', 'EUR 45', '45,-', '45.–', '45 Minuten', '45%', 'ca. 45'])(
  'W12 %j is forty-five',
  (text) => expect(readNumber(text, { max: 2000 })).toBe(45),
);

test.each([
  ['2,5', 2.5],
  ['2.25', 2.25],
  ['2,255', undefined],
  ['1.200,50', 1200.5],
  ['1.200,5 €', 1200.5],
  ['1.2.3', undefined],
  ['2,', undefined],
])('a number with fractions: %j is %s', (text, number) => {
  expect(readNumber(text, { max: 2000, fractions: true })).toBe(number);
});

test('only bookings: the plans are compared, except where rooms are counted', () => {
  for (const trade of data.trades) {
    const entries = { ...trade.example, task: 1 };
    expect(onlyBooks(trade, entries)).toBe(!countsRooms(trade));
    const titles = resultOf(data, entries).options.map(({ offer }) => offer.title);
    const offers = countsRooms(trade) ? trade.offers : data.plans;
    expect(titles).toEqual(offers.map(({ title }) => title));
  }
});

test('words: what was entered, what it costs, and whether it pays', () => {
  const trade = at(data.trades, 0);
  const result = resultOf(data, trade.example);
  expect(entriesText(trade, trade.example)).toContain(trade.label);
  const text = resultText(result);
  expect(text).toContain(formatEuro(result.best?.cost.firstYear ?? 0));
  expect(text).toContain(verdictText(result));
  const idle = { ...trade.example, units: 0, missed: 0, hourly: 0 };
  expect(resultText(resultOf(data, idle))).toContain('Rechnet sich nach diesen Angaben nicht.');
});

test('no month is named that nobody waits for', () => {
  expect(reasonText({ verdict: 'never', month: 60 })).toContain('60. Monat');
  expect(reasonText({ verdict: 'never', month: 61 })).not.toMatch(/\d/);
});

test.each([
  [{ orders: 2, hours: 2.8 }, '2 Aufträge mehr rettet oder 2,8 Stunden mehr erspart.'],
  [{ orders: 1 }, 'einen Auftrag mehr rettet.'],
  [{ hours: 1 }, 'eine Stunde mehr erspart.'],
])('a No says what would have to be different: %j', (lacking, end) => {
  expect(wayText(lacking, 24)).toBe(
    `Innerhalb von 24 Monaten rechnet es sich, wenn er Ihnen im Monat ${end}`,
  );
  expect(wayText({}, 24)).toBe('');
});

test('what WhatsApp and the telephone may bring is said not to be counted', () => {
  const { whatsapp, phone } = data.uncounted;
  const text = (asked: number, minutes: number) =>
    uncountedText(data, { whatsapp: asked, minutes });
  expect(text(0, 0)).toBe('');
  expect(text(1, 0)).toBe(`Nicht gezählt ist, ${whatsapp}.`);
  expect(text(0, 10)).toBe(`Nicht gezählt ist, ${phone}.`);
  expect(text(1, 10)).toBe(`Nicht gezählt ist, ${whatsapp}, und ${phone}.`);
});
