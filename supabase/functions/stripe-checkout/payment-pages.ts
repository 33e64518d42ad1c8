import type Stripe from 'stripe';
import { cents } from '../_shared/products.ts';
import { HttpError } from '../_shared/http-error.ts';
import { findSession, isRefused, refuse, stripeClient } from '../_shared/stripe-client.ts';
import type { Purchase } from './purchase.ts';
import { idempotencyKey, sessionParameters } from './session-parameters.ts';
import type { World } from './settings.ts';

type Session = Stripe.Checkout.Session;

const paymentPages = 'https://checkout.stripe.com';
const shortestRest = 10 * 60_000; // milliseconds that a page must still be open to be used again

/**
 * The payment pages at Stripe. Every call throws a HttpError, 502, when Stripe does not do as asked.
 */
export class PaymentPages {
  readonly #stripe: Stripe;

  constructor(private readonly world: World) {
    this.#stripe = stripeClient(world);
  }

  /**
   * Makes a page and checks, before anybody pays, that it is Stripe's and asks for the product's
   * price.
   */
  async create(purchase: Purchase, replaced: string): Promise<{ id: string; url: string }> {
    const minute = Math.floor(this.world.now() / 60_000);
    const options = { idempotencyKey: await idempotencyKey(purchase, replaced, minute) };
    const session = await this.#stripe.checkout.sessions
      .create(sessionParameters(purchase, minute), options)
      .catch((error: unknown) => refuse(error));
    const { id, url } = session;
    const isRight = isPriced(session, purchase);
    if (isRight && this.#isOurs(url)) return { id, url };
    // If this fails too, the page closes by itself within the hour; its address is not handed out.
    await this.expire(id).catch(() => undefined);
    const { requestId } = session.lastResponse;
    const details = { session: id, requestId };
    throw new HttpError(502, isRight ? 'no_payment_page' : 'price_mismatch', details);
  }

  /** @returns the page, unless it is unknown, as after a change from test to live keys */
  find(id: string): Promise<Session | undefined> {
    return findSession(this.#stripe, id);
  }

  /** Closes a page. @returns whether it was open until now */
  expire(id: string): Promise<boolean> {
    return this.#stripe.checkout.sessions.expire(id).then(
      () => true,
      (error: unknown) => (isRefused(error, 400, 404) ? false : refuse(error, id)),
    );
  }

  /** @returns the address of an open page that this purchase can use as well */
  addressFor(purchase: Purchase, session: Session): string | undefined {
    const { url, success_url, cancel_url } = session;
    const isSame = success_url === purchase.successUrl && cancel_url === purchase.cancelUrl;
    const hasTime = session.expires_at * 1_000 - this.world.now() >= shortestRest;
    const fits = isSame && hasTime && isPriced(session, purchase);
    return fits && this.#isOurs(url) ? url : undefined;
  }

  #isOurs(url: string | null): url is string {
    const origin = this.world.stripeBase ?? paymentPages;
    return url !== null && URL.canParse(url) && new URL(url).origin === origin;
  }
}

function isPriced({ amount_total, currency }: Session, { product }: Purchase): boolean {
  return amount_total === cents(product) && currency === 'eur';
}
