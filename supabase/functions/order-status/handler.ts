import { Calls, senderOf } from '../_shared/calls.ts';
import { forWebsite } from '../_shared/serve.ts';
import { type Order, Orders } from '../_shared/orders/orders.ts';
import { foundChange } from '../_shared/orders/session-change.ts';
import { settle } from '../_shared/orders/settle.ts';
import { logFailure, type MakeFunction } from '../_shared/runtime.ts';
import { findSession, stripeClient } from '../_shared/stripe-client.ts';
import {
  readDatabaseSettings,
  readMailSettings,
  readSiteSettings,
  readStripeSettings,
  worldFrom,
} from '../_shared/settings.ts';

const sessionId = /^cs_(test|live)_[A-Za-z0-9]{10,200}$/;

/** A page asks eight times in two minutes; several people may share an address. */
const most = 80;

const readWorld = worldFrom((reader) => ({
  ...readSiteSettings(reader),
  ...readDatabaseSettings(reader),
  ...readMailSettings(reader),
  ...readStripeSettings(reader),
}));

/**
 * The Edge Function that tells the page after the payment what has become of an order, and nothing
 * else about it. `GET ?session_id=cs_...` from a page of the website.
 * Answer: 200 `{status: 'paid' | 'open' | 'unknown'}`, else `{error}`.
 */
export const createOrderStatus: MakeFunction = (environment, dependencies) => {
  const world = readWorld(environment, dependencies);
  const orders = new Orders(world);
  const calls = new Calls(world);

  /** A failure is not the buyer's concern: order-check looks again. */
  async function askStripe(order: Order): Promise<void> {
    try {
      const session = await findSession(stripeClient(world), order.session_id);
      const change = session && foundChange(session, world.now());
      if (change) await settle(change, world);
    } catch (error) {
      logFailure(world, error, { session: order.session_id });
    }
  }

  return forWebsite('GET', world, async (request) => {
    const { searchParams } = new URL(request.url);
    const id = searchParams.get('session_id') ?? '';
    if (!sessionId.test(id)) return { status: 'unknown' };
    await calls.admit('status', await senderOf(request, world.secretKey), most);
    const find = () => orders.find({ session_id: `eq.${id}` });
    let [order] = await find();
    if (order?.state === 'open' && searchParams.get('ask') === 'stripe') {
      await askStripe(order);
      [order] = await find();
    }
    return { status: statusOf(order) };
  });
};

type Status = 'paid' | 'open' | 'unknown' | 'refunded' | 'disputed';

/** How Stripe says that a dispute is over, and the money is ours. */
const settledDisputes = ['won', 'warning_closed'];

/**
 * A payment of another amount than the price is looked at by a person first: for the buyer it is
 * not settled.
 */
function statusOf(order: Order | undefined): Status {
  const { state, dispute = null, mismatch } = order ?? {};
  if (state === 'refunded' || dispute === 'lost') return 'refunded';
  if (dispute !== null && !settledDisputes.includes(dispute)) return 'disputed';
  if (state === 'paid') return mismatch ? 'open' : 'paid';
  return state === 'open' ? 'open' : 'unknown';
}
