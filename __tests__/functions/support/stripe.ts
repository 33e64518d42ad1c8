import products from '../../../supabase/functions/_shared/products.json' with { type: 'json' };
import type { Call, Service } from './network.ts';

type Session = Record<string, unknown> & { id: string; status: string };

/** Stripe's checkout sessions: create with idempotency, retrieve, expire. */
export class StripeSessions {
  readonly sessions: Session[] = [];
  /** What new sessions have instead. */
  override: Record<string, unknown> = {};
  readonly #keys = new Map<string, { body: string; answer: string }>();

  /** Pages that can be paid now. */
  get open(): Session[] {
    return this.sessions.filter(({ status }) => status === 'open');
  }

  readonly service: Service = (call) => {
    const [, id, action] =
      /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(call.url.pathname) ?? [];
    if (id === undefined) return this.#create(call);
    const session = this.sessions.find((candidate) => candidate.id === id);
    if (!session) return problem(404, 'resource_missing');
    if (action !== undefined) Object.assign(session, { status: 'expired', url: null });
    return Response.json(session);
  };

  #create({ headers, body }: Call): Response {
    const key = headers.get('idempotency-key') ?? '';
    const before = this.#keys.get(key);
    // Stripe repeats its first answer, whatever has become of the session.
    if (before) {
      return before.body === body
        ? new Response(before.answer, { headers: { 'idempotent-replayed': 'true' } })
        : problem(400, 'geheim', 'idempotency_error');
    }
    const form = new URLSearchParams(body);
    const id = `cs_test_${String(this.sessions.length + 1).padStart(10, '0')}`;
    const priceId = form.get('line_items[0][price]');
    const product = Object.values(products).find((entry) => entry.priceId === priceId);
    const session = {
      ...{ id, object: 'checkout.session', status: 'open', currency: 'eur' },
      url: `https://checkout.stripe.com/c/pay/${id}`,
      amount_total: Math.round((product?.price ?? 0) * 100),
      expires_at: Number(form.get('expires_at')),
      ...this.override,
    };
    this.sessions.push(session);
    const answer = JSON.stringify(session);
    this.#keys.set(key, { body, answer });
    return new Response(answer, { headers: { 'request-id': 'req_123' } });
  }
}

/** An error as Stripe sends it. */
export function problem(status: number, code: string, type = 'invalid_request_error'): Response {
  const error = { type, code, message: 'geheim' };
  return Response.json({ error }, { status, headers: { 'request-id': 'req_123' } });
}
