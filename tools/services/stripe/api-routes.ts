import { type Context, Hono } from 'hono';
import type { FaultSwitch } from '../control/faults';
import type { ServiceEnv } from '../origins';
import { stripeAnswer, stripeError } from './errors';
import { expiredEvent } from './events';
import { readParameters, type SessionParameters } from './parameters';
import {
  asMade,
  newPayment,
  type Payment,
  type PaymentStore,
  statusOf,
  stripeSession,
} from './payment';
import { productByPrice, type Product } from './products';
import { notifyWebhook } from './webhook';

/**
 * Stripe's API, as far as the site uses it. For servers only: no CORS.
 * @param ending aborts when the services end
 */
export function stripeRoutes(
  store: PaymentStore,
  faults: FaultSwitch,
  ending: AbortSignal,
): Hono<ServiceEnv> {
  return new Hono<ServiceEnv>()
    .post('/checkout/sessions', faults.endpoint('stripe-create-session'), (c) =>
      createSession(c, store),
    )
    .get('/checkout/sessions/:id', faults.endpoint('stripe-retrieve-session'), (c) => {
      const payment = findPayment(c.req.param('id'), store);
      return stripeAnswer(200, stripeSession(payment, c.var.publicOrigin));
    })
    .post('/checkout/sessions/:id/expire', faults.endpoint('stripe-expire-session'), async (c) => {
      const payment = close(findPayment(c.req.param('id'), store));
      store.save(payment);
      const { ownOrigin, publicOrigin } = c.var;
      // Like Stripe: the answer does not wait for the webhook.
      void notifyWebhook(expiredEvent(payment, ownOrigin), ownOrigin, ending);
      return stripeAnswer(200, stripeSession(payment, publicOrigin));
    });
}

async function createSession(c: Context<ServiceEnv>, store: PaymentStore): Promise<Response> {
  const body = await c.req.text();
  const key = c.req.header('idempotency-key') ?? '';
  const earlier = key === '' ? undefined : store.all().find(({ request }) => request.key === key);
  if (earlier) {
    if (earlier.request.body !== body) throw otherParameters(key);
    const headers = { 'Idempotency-Key': key, 'Idempotent-Replayed': 'true' };
    // Stripe repeats its first answer, even if the session was paid or closed since.
    return stripeAnswer(200, stripeSession(asMade(earlier), c.var.publicOrigin), headers);
  }
  const parameters = readParameters(body);
  const payment = newPayment(parameters, findProduct(parameters), { key, body });
  store.save(payment);
  const session = stripeSession(payment, c.var.publicOrigin);
  return stripeAnswer(200, session, { 'Idempotency-Key': key });
}

function findPayment(id: string, store: PaymentStore): Payment {
  const payment = store.get(id);
  if (payment) return payment;
  const message = `No such checkout.session: ${id}`;
  throw stripeError(404, message, { code: 'resource_missing', param: 'session' });
}

/** The payment, closed so that nobody can pay it any more. */
function close(payment: Payment): Payment {
  if (statusOf(payment) === 'open') return { ...payment, closed: true };
  throw stripeError(400, 'Only Checkout Sessions with a status in ["open"] can be expired.');
}

function otherParameters(key: string): Error {
  const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`;
  return stripeError(400, message, { type: 'idempotency_error' });
}

function findProduct({ mode, ...parameters }: SessionParameters): Product {
  const param = 'line_items[0][price]';
  const price = parameters[param];
  const product = productByPrice(price);
  if (!product) {
    throw stripeError(400, `No such price: '${price}'`, { code: 'resource_missing', param });
  }
  if (product.mode !== mode) {
    const message = `You specified \`${mode}\` mode but passed a price for ${product.mode}`;
    throw stripeError(400, message, { param: 'mode' });
  }
  return product;
}
