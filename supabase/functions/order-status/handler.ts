import { forWebsite } from '../_shared/for-website.ts';
import type { Order } from '../_shared/orders/order.ts';
import { Orders } from '../_shared/orders/orders.ts';
import { type Environment, type Runtime, runtimeWith } from '../_shared/runtime.ts';
import { readSettings } from './settings.ts';

const sessionId = /^cs_(test|live)_[A-Za-z0-9]{10,200}$/;

/**
 * The Edge Function that tells the page after the payment what has become of an order, and nothing
 * else about it.
 * Request: `GET ?session_id=cs_...`. Answer: 200 `{status: "paid" | "open" | "unknown"}`, else
 * `{error}`.
 */
export function createOrderStatus(
  environment: Environment,
  dependencies: Partial<Runtime> = {},
): (request: Request) => Promise<Response> {
  const runtime = runtimeWith(dependencies);
  const settings = readSettings(environment);
  const orders = new Orders(settings, runtime);
  return forWebsite('GET', settings, runtime, async (request) => {
    const id = new URL(request.url).searchParams.get('session_id') ?? '';
    if (!sessionId.test(id)) return { status: 'unknown' };
    const [order] = await orders.find({ session_id: `eq.${id}` });
    return { status: statusOf(order) };
  });
}

/**
 * A payment of another amount than the price is looked at by a person first: for the buyer it is
 * not settled.
 */
function statusOf(order: Order | undefined): 'paid' | 'open' | 'unknown' {
  if (order?.state === 'paid') return order.mismatch ? 'open' : 'paid';
  return order?.state === 'open' ? 'open' : 'unknown';
}
