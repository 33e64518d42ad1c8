import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { z } from 'zod';
import type { FaultSwitch } from '../faults';
import type { ServiceEnv } from '../origins';
import {
  newId,
  type Payment,
  type Payments,
  productByPrice,
  sessionParameters,
  stripeSession,
  unixTime,
} from './payments';

/** Stripe's API, as far as the site uses it. For servers only: no CORS. */
export function stripeRoutes(payments: Payments, faults: FaultSwitch): Hono<ServiceEnv> {
  const find = (id: string): Payment => {
    const payment = payments.get(id);
    if (payment) return payment;
    throw refusal(404, 'resource_missing', `No such checkout.session: ${id}`);
  };
  return new Hono<ServiceEnv>()
    .post('/checkout/sessions', faults.endpoint('stripe-create-session'), async (c) => {
      const body = await c.req.text();
      const key = c.req.header('idempotency-key') ?? '';
      const earlier = payments.get(key);
      if (earlier && earlier.body !== body)
        throw refusal(400, 'idempotency_error', 'Keys can only be used with the same parameters.');
      // Stripe repeats its first answer, even if the session was paid or closed since.
      if (earlier)
        return answer(c, { ...earlier, state: 'open' }, { 'idempotent-replayed': 'true' });
      const payment = newPayment(body);
      payments.set(payment.id, payment);
      if (key !== '') payments.set(key, payment);
      return answer(c, payment);
    })
    .get('/checkout/sessions/:id', faults.endpoint('stripe-retrieve-session'), (c) =>
      answer(c, find(c.req.param('id'))),
    );
}

/** Checks the form-encoded body. Throws an error of Stripe's shape about everything that is wrong. */
function newPayment(body: string): Payment {
  const form = Object.fromEntries(new URLSearchParams(body));
  const { data: parameters, error } = sessionParameters.safeParse(form);
  if (!parameters) throw refusal(400, 'parameter_unknown', z.prettifyError(error));
  const price = parameters['line_items[0][price]'];
  const product = productByPrice(price);
  if (!product) throw refusal(400, 'resource_missing', `No such price: '${price}'`);
  const amount = Math.round(product.price * 100);
  const id = newId('cs_test');
  return { id, created: unixTime(), amount, parameters, body, state: 'open' };
}

const requestId = () => ({ 'request-id': `req_${randomBytes(7).toString('hex')}` });

const answer = (c: Context<ServiceEnv>, payment: Payment, headers: Record<string, string> = {}) =>
  c.json(stripeSession(payment, c.var.publicOrigin), 200, { ...requestId(), ...headers });

/** An error as Stripe sends it, to be thrown. */
function refusal(status: 400 | 404, code: string, message: string): HTTPException {
  const type = code === 'idempotency_error' ? code : 'invalid_request_error';
  const error = { type, code, message };
  return new HTTPException(status, {
    res: Response.json({ error }, { status, headers: requestId() }),
  });
}
