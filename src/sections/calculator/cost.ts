/** A package or plan, as the calculator compares it. Amounts in euros. */
export type Offer = {
  title: string;
  setup: number;
  monthly: number;
  /** Whether the monthly price is for one room. */
  perRoom: boolean;
  /** Telephone minutes a month that are included; undefined where it answers no telephone. */
  minutes?: number | undefined;
};

/** What a business has told. */
export type Entries = { rooms: number; minutes: number; isPilot: boolean };

type Rates = {
  /** Of a telephone minute beyond the package. */
  minute: number;
  /** What pilot partners save, in percent. */
  discount: number;
};

/** Rounds to cents; the tiny amount keeps 1.005 from becoming 1.00. */
const cents = (euros: number): number => Math.round(euros * 100 + 1e-6) / 100;

/** What an offer costs a business; undefined where it cannot do what is asked for. */
export function costOf(offer: Offer, { rooms, minutes, isPilot }: Entries, rates: Rates) {
  if (minutes > 0 && offer.minutes === undefined) return undefined;
  const paid = isPilot ? 1 - rates.discount / 100 : 1;
  const setup = cents(offer.setup * paid);
  const beyond = Math.max(0, minutes - (offer.minutes ?? 0)) * rates.minute;
  const monthly = cents(offer.monthly * (offer.perRoom ? rooms : 1) * paid + beyond);
  return { setup, monthly, firstYear: cents(setup + 12 * monthly) };
}
