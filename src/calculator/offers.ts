import type { BookingPlanData, PackageGroup } from '../content-model/data';

/** Something to be bought, as the calculator compares it. Amounts in euros. */
export type Offer = {
  /** What it is called, and the system of prices it belongs to. */
  title: string;
  setup: number;
  monthly: number;
  /** Whether the monthly price is for one room. */
  perUnit: boolean;
  web: boolean;
  whatsapp: boolean;
  phone: boolean;
  /** Whether it offers more to who writes. */
  sells: boolean;
  /** The most bookings a month. */
  bookings?: number | undefined;
  /** Telephone minutes a month that are included. */
  minutes: number;
  /** What pilot partners save, in percent. */
  discount: number;
};

/** What a message and a minute beyond a package cost, in euros. */
export type Rates = { message: number; minute: number };

/** The packages of a group. What they can do is in the names of their channels. */
export const offersOfPackages = ({ cards, pilotDiscount }: PackageGroup): Offer[] =>
  cards.map(({ title, setup, monthly, per, channels, sells, minutes = 0 }) => ({
    title,
    setup,
    monthly,
    perUnit: per !== undefined,
    web: channels.includes('Web'),
    whatsapp: channels.includes('WhatsApp'),
    phone: channels.includes('Telefon'),
    sells,
    minutes,
    discount: pilotDiscount?.percent ?? 0,
  }));

/** The plans of the booking app: without setup, on the web and on WhatsApp. */
export const offersOfPlans = ({ plans }: Pick<BookingPlanData, 'plans'>): Offer[] =>
  plans.map(({ title, price, bookings, minutes = 0 }) => ({
    title,
    setup: 0,
    monthly: price,
    perUnit: false,
    web: true,
    whatsapp: true,
    phone: minutes > 0,
    sells: true,
    bookings,
    minutes,
    discount: 0,
  }));
