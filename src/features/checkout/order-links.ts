import { contactAddress as addressOf } from '../../lib/contact-address';
import { formatEuro } from '../../lib/format';
import { checkoutMessages as words } from './messages';

/** Id of the place on the page where a product is paid. */
export const orderAnchor = (productKey: string): string => `bestellen-${productKey}`;

type Order = { name: string; price: number };

/** The external form that helps out, with the order in its address to fill in its fields. */
export function fallbackAddress(form: string, { name, price }: Order): string {
  const url = new URL(form);
  url.searchParams.set('product', name);
  url.searchParams.set('price', String(price));
  return url.href;
}

/** The contact form, filled in with an order: the way to buy without an account. */
export function contactAddress({ name, price }: Order): string {
  return addressOf({ product: name, price, message: words.request(name, formatEuro(price)) });
}
