import { formatEuro } from '../../lib/format';
import { checkoutMessages as words } from './messages';

/** Id of the place on the page where a product is paid. */
export const orderAnchor = (productKey: string): string => `bestellen-${productKey}`;

/** The contact form, filled in with an order: the way to buy without an account. */
export function contactAddress({ name, price }: { name: string; price: number }): string {
  const query = new URLSearchParams({
    product: name,
    price: String(price),
    message: words.request(name, formatEuro(price)),
  });
  return `/kontaktinformationen?${query}`;
}
