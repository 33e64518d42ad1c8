import { payableProducts } from '../../config/payable-products';
import { contactAddress as addressOf } from '../../lib/contact-address';
import { formatEuro } from '../../lib/format';
import { readStored, writeStored } from '../../lib/storage';
import { checkoutMessages as words } from './messages';

type Order = { name: string; price: number };

/** Id of the place on the page where a product is paid. */
export const orderAnchor = (productKey: string): string => `bestellen-${productKey}`;

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

const stripeSessionId = /^cs_(test|live)_[A-Za-z0-9]{10,200}$/;

/**
 * The order number an address brings: its `session_id`, if it looks like a Stripe session id.
 * Anything else may be a stranger's text and is not shown.
 * @param search query part of the address, such as `?session_id=cs_test_…`
 */
export function orderNumber(search: string): string | undefined {
  const given = new URLSearchParams(search).get('session_id');
  return given !== null && stripeSessionId.test(given) ? given : undefined;
}

const pendingKey = 'checkoutProduct';

/** Key of the product chosen before signing in. For all tabs: the link in the e-mail opens one. */
export const pendingProduct = (): string | undefined => readStored('localStorage', pendingKey);

/** Keeps the chosen product until the payment begins; undefined forgets it. */
export const setPendingProduct = (productKey: string | undefined): void =>
  writeStored('localStorage', pendingKey, productKey);

const orderedKey = 'orderedProduct';

/** Remembers what is being paid for, in this tab: the page after the payment names it. */
export const rememberOrdered = (productKey: string): void =>
  writeStored('sessionStorage', orderedKey, productKey);

/** What was paid for in this tab, if it was here. */
export const orderedProduct = (): Order | undefined =>
  payableProducts.get(readStored('sessionStorage', orderedKey) ?? '');

/** Why a purchase does not reach the payment page, with a German message for the buyer. */
export class CheckoutFailure extends Error {
  override readonly name = 'CheckoutFailure';

  /** @param placed address that tells of the order, when it was placed already */
  constructor(
    message: string,
    readonly placed?: string,
  ) {
    super(message);
  }
}
