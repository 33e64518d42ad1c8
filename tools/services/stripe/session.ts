import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import { z } from 'zod';
import type { SessionParameters } from './parameters';
import type { Product } from './products';

// The part of Stripe's session that this stand-in fills, by Stripe's own types.
const shape = {
  id: z.string(),
  object: z.literal('checkout.session'),
  amount_subtotal: z.number(),
  amount_total: z.number(),
  cancel_url: z.string().nullable(),
  client_reference_id: z.string().nullable(),
  created: z.number(),
  currency: z.literal('eur'),
  customer_details: z
    .object({
      address: z.null(),
      business_name: z.null(),
      email: z.string().nullable(),
      individual_name: z.null(),
      name: z.null(),
      phone: z.null(),
      tax_exempt: z.literal('none'),
      tax_ids: z.null(),
    })
    .nullable(),
  customer_email: z.string().nullable(),
  expires_at: z.number(),
  livemode: z.literal(false),
  locale: z.string().nullable(),
  metadata: z.record(z.string(), z.string()),
  mode: z.enum(['payment', 'subscription']),
  payment_status: z.enum(['paid', 'unpaid']),
  status: z.enum(['open', 'complete']),
  success_url: z.string(),
  ui_mode: z.literal('hosted_page'),
  url: z.string().nullable(),
} satisfies {
  [Name in keyof Stripe.Checkout.Session]?: z.ZodType<Stripe.Checkout.Session[Name]>;
};

/** What is kept of a session. */
export const storedSession = z.object({
  session: z.object(shape),
  /** Price ids and quantities, as bought. */
  items: z.array(z.object({ price: z.string(), quantity: z.number() })),
  /** The request that made it, so that its repetition gets the same session. */
  idempotency: z.object({ key: z.string(), request: z.string() }).nullable(),
  /** The one event of its payment. */
  event: z.object({ id: z.string(), created: z.number(), delivered: z.boolean() }).nullable(),
});
export type StoredSession = z.infer<typeof storedSession>;

/** A day, in seconds: how long a session can be paid. */
const lifetime = 24 * 60 * 60;

/** A new session; `products` belong to the line items in their order. `origin` is that of the payment page. */
export function newSession(
  parameters: SessionParameters,
  products: readonly Product[],
  origin: string,
): StoredSession {
  const items = Object.values(parameters.line_items);
  const total = items.reduce(
    (sum, { quantity }, index) => sum + Math.round((products[index]?.price ?? 0) * 100) * quantity,
    0,
  );
  const id = `cs_test_${randomBytes(29).toString('hex')}`;
  const created = unixTime();
  return {
    session: {
      id,
      object: 'checkout.session',
      amount_subtotal: total,
      amount_total: total,
      cancel_url: parameters.cancel_url ?? null,
      client_reference_id: parameters.client_reference_id ?? null,
      created,
      currency: 'eur',
      customer_details: null,
      customer_email: parameters.customer_email ?? null,
      expires_at: created + lifetime,
      livemode: false,
      locale: parameters.locale ?? null,
      metadata: parameters.metadata ?? {},
      mode: parameters.mode,
      payment_status: 'unpaid',
      status: 'open',
      success_url: parameters.success_url,
      ui_mode: 'hosted_page',
      url: `${origin}/pay/${id}`,
    },
    items,
    idempotency: null,
    event: null,
  };
}

/** Marks a session as paid by its buyer. A session that is paid already keeps its one event. */
export function pay(stored: StoredSession): StoredSession {
  if (stored.event) return stored;
  const event = {
    id: `evt_${randomBytes(12).toString('hex')}`,
    created: unixTime(),
    delivered: false,
  };
  const customer_details = {
    address: null,
    business_name: null,
    email: stored.session.customer_email,
    individual_name: null,
    name: null,
    phone: null,
    tax_exempt: 'none',
    tax_ids: null,
  } as const;
  const paid = { status: 'complete', payment_status: 'paid', url: null } as const;
  return { ...stored, session: { ...stored.session, customer_details, ...paid }, event };
}

/** Whether nobody can pay any more. */
export function isExpired({ session }: StoredSession): boolean {
  return session.status === 'open' && session.expires_at <= unixTime();
}

function unixTime(): number {
  return Math.floor(Date.now() / 1000);
}
