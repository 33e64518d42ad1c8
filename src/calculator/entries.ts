import { type Entries, type Field, readAddress } from './address';
import type { Offer, Rates } from './offers';

/**
 * What the calculator asks for, with its name in the address and what it may be. Everything is a
 * number, so that an address can hold it; a yes is 1.
 */
export const fields = [
  { name: 'trade', query: 'branche', min: 1, max: 99 },
  { name: 'task', query: 'aufgabe', max: 1 },
  /** Bookings, or rooms where a package is paid by room. */
  { name: 'units', query: 'menge', max: 20_000 },
  { name: 'web', query: 'web', max: 1 },
  { name: 'whatsapp', query: 'whatsapp', max: 1 },
  /** Telephone minutes that the assistant takes over. */
  { name: 'minutes', query: 'minuten', max: 100_000 },
  /** WhatsApp messages beyond the package. */
  { name: 'messages', query: 'nachrichten', max: 100_000 },
  { name: 'missed', query: 'anrufe', max: 20_000 },
  /** What it sells beside, and what is left of each, in euros. */
  { name: 'sales', query: 'verkauf', max: 20_000 },
  { name: 'saleMargin', query: 'spanne', max: 100_000, fractions: true },
  /** What an hour of work costs, in euros. */
  { name: 'hourly', query: 'stunde', max: 500, fractions: true },
  { name: 'pilot', query: 'pilot', max: 1 },
  /** Of each unit, what the assistant does from beginning to end. */
  { name: 'casesPerUnit', query: 'anfragen', max: 1_000, fractions: true },
  { name: 'minutesPerCase', query: 'dauer', max: 240, fractions: true },
  { name: 'winPercent', query: 'quote', max: 100, fractions: true },
  /** What is left of an order, in euros. */
  { name: 'margin', query: 'ertrag', max: 100_000, fractions: true },
] as const satisfies readonly Field[];

export type EntryName = (typeof fields)[number]['name'];
export type CalculatorEntries = Entries<EntryName>;

/** A line of business with its packages and what the calculator begins with. */
export type Trade = {
  /** Value of the industry in forms. */
  industry?: string;
  label: string;
  offers: Offer[];
  /** How small a business the example is, in words. */
  scale: string;
  example: CalculatorEntries;
};

/** What is assumed, and not known, of a business. */
export type Assumption =
  'hourly' | 'casesPerUnit' | 'minutesPerCase' | 'missed' | 'winPercent' | 'margin' | 'saleMargin';

/** All the calculator needs to know. */
export type CalculatorData = {
  trades: Trade[];
  plans: Offer[];
  /** Why an example begins with these numbers. */
  reasons: Readonly<Record<Assumption, string>>;
  /** What a channel may bring and nobody can say in numbers. */
  uncounted: Readonly<Record<'whatsapp' | 'phone', string>>;
  rates: Rates;
  horizon: number;
};

/** Whether a business counts rooms instead of bookings. */
export const countsRooms = ({ offers }: Trade): boolean => offers.some(({ perUnit }) => perUnit);

/** Whether only bookings are to be made: businesses that count rooms have no plan for that. */
export const onlyBooks = (trade: Trade, entries: CalculatorEntries): boolean =>
  entries.task === 1 && !countsRooms(trade);

/** The trade of some entries; the first one where there is no such trade. */
export function tradeOf({ trades }: CalculatorData, number: number): Trade {
  const found = trades.find(({ example }) => example.trade === number) ?? trades[0];
  if (found === undefined) throw new Error('The calculator knows no trade.');
  return found;
}

/**
 * Entries from an address: what it leaves out is the example of its trade.
 * @param industry the trade of an address that names none
 */
export function entriesFrom(search: string, data: CalculatorData, industry?: string) {
  const own = data.trades.find((trade) => trade.industry === industry)?.example.trade ?? 0;
  const first = tradeOf(data, own).example;
  const wanted = readAddress(search, fields, first).entries.trade;
  const { example } = tradeOf(data, wanted);
  const read = readAddress(search, fields, example);
  const unknown = wanted !== example.trade ? ['branche'] : [];
  const entries = { ...read.entries, trade: example.trade };
  return { entries, refused: [...unknown, ...read.refused] };
}
