import type { Order, Orders } from '../_shared/orders/orders.ts';
import { cents } from '../_shared/products.ts';
import { HttpError } from '../_shared/http-error.ts';
import type { PaymentPages } from './payment-pages.ts';
import type { Purchase } from './purchase.ts';

const turns = 3;

/**
 * The one open payment page of this user for this product: the one that is open if it fits, else a
 * new one in its place. Calls at the same moment may each make a page; the table orders takes only
 * one, and the others are closed again.
 * @returns its address
 * @throws {HttpError} 409 with the order's number when the page was just paid, 503 when other calls came first again and
 *   again
 */
export async function openPaymentPage(
  purchase: Purchase,
  pages: PaymentPages,
  orders: Orders,
): Promise<string> {
  let replaced = '';
  for (let turn = 0; turn < turns; turn += 1) {
    const open = await openOrder(purchase, orders);
    if (open !== undefined) {
      const session = await pages.find(open.session_id);
      if (session?.status === 'complete') throw justPaid(open);
      const address = session?.status === 'open' && pages.addressFor(purchase, session);
      if (address) return address;
      if (session?.status === 'open' && !(await pages.expire(session.id))) continue;
      await orders.update(
        { session_id: `eq.${open.session_id}`, state: 'eq.open' },
        { state: 'expired' },
      );
      replaced = open.session_id;
    }
    const page = await pages.create(purchase, replaced);
    if (await orders.insert(newOrder(page.id, purchase))) return page.url;
    // Another call was faster, perhaps with this very page: Stripe makes one for a burst of clicks.
    const other = await openOrder(purchase, orders);
    if (other?.session_id !== page.id) await pages.expire(page.id);
    replaced = page.id;
  }
  throw new HttpError(503, 'in_progress');
}

function justPaid({ session_id }: Order): HttpError {
  return new HttpError(409, 'payment_in_progress', { session: session_id }, { session_id });
}

async function openOrder(
  { caller, product }: Purchase,
  orders: Orders,
): Promise<Order | undefined> {
  const [order] = await orders.find({
    user_id: `eq.${caller.id}`,
    product: `eq.${product.key}`,
    state: 'eq.open',
  });
  return order;
}

function newOrder(sessionId: string, { caller, product }: Purchase) {
  return {
    session_id: sessionId,
    user_id: caller.id,
    product: product.key,
    product_name: product.name,
    price: cents(product),
    state: 'open' as const,
  };
}
