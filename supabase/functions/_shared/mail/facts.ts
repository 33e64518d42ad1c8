import type { Order } from '../orders/orders.ts';

const time = new Intl.DateTimeFormat('de-AT', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Vienna',
});

/** An order as the mails tell of it, ready to be read. Empty where nothing is known. */
export const orderFacts = (order: Order) => ({
  product: order.product_name,
  /** What was paid. */
  amount: order.paid_at === null ? 'nichts' : formatMoney(order.amount, order.currency),
  /** What it costs. */
  price: formatMoney(order.price, 'eur'),
  paidAt: order.paid_at === null ? '' : formatTime(order.paid_at),
  orderNumber: order.session_id,
  name: order.name ?? '',
  email: order.email ?? '',
  duplicateOf: order.duplicate_of ?? '',
});
export type OrderFacts = ReturnType<typeof orderFacts>;

/** A time as people in Graz write it. */
export const formatTime = (iso: string): string => `${time.format(new Date(iso))} Uhr`;

/**
 * An amount as people write it. de-DE on purpose: de-AT puts the sign in front and a space between
 * thousands.
 * @param amount in the smallest unit of the currency: cents, but whole yen
 */
export function formatMoney(amount: number | null, currency: string | null): string {
  if (amount === null || currency === null || !/^[a-z]{3}$/.test(currency)) return 'unbekannt';
  const format = new Intl.NumberFormat('de-DE', { style: 'currency', currency });
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  return format.format(amount / 10 ** maximumFractionDigits);
}
