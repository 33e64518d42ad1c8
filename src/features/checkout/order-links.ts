import { contactAddress as addressOf } from '../../lib/contact-address';
import { formatEuro } from '../../lib/format';
import { checkoutMessages as words } from './messages';

/** Id of the place on the page where a product is paid. */
export const orderAnchor = (productKey: string): string => `bestellen-${productKey}`;

/** The contact form, filled in with an order: the way to buy without an account. */
export function contactAddress({ name, price }: { name: string; price: number }): string {
  return addressOf({ product: name, price, message: words.request(name, formatEuro(price)) });
}
