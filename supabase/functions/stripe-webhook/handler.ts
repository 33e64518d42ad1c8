import Stripe from 'stripe';
import { z } from 'zod';
import { forServers, HttpError, logFailure, readLimited } from '../_shared/http.ts';
import { sendDueMails } from '../_shared/mails/send.ts';
import { change, completed, type OrderChange, recordOrder } from '../_shared/orders.ts';
import { type MakeFunction, readDatabase, readMail, envReader } from '../_shared/env.ts';

const bodyLimit = 256 * 1_024; // bytes
const tolerance = 300; // seconds a delivery may be old, or ahead of our clock

const readEnv = envReader((variables) => ({
  webhookSecret: variables.required('STRIPE_WEBHOOK_SECRET', /^whsec_\S+$/),
  ...readDatabase(variables),
  ...readMail(variables),
}));

/**
 * The Edge Function that Stripe tells about payments: `POST` of an event. It writes the order down with
 * the mails it owes. Events may come in any order and any number of times. Answers 200 when there is
 * nothing (more) to do; on 5xx Stripe delivers the event again, for up to three days.
 */
export const createStripeWebhook: MakeFunction = (environment, dependencies) => {
  const env = readEnv(environment, dependencies);

  /** A body that is no event is logged: a wrong secret would otherwise lose every order without a word. */
  async function readEvent(request: Request): Promise<Stripe.Event> {
    try {
      const body = await readLimited(request, bodyLimit);
      const signature = request.headers.get('stripe-signature') ?? '';
      return await signedEvent(body, signature, env.webhookSecret, env.now());
    } catch (error) {
      if (error instanceof HttpError) logFailure(env, error);
      throw error;
    }
  }

  return forServers(env, async (request) => {
    const event = await readEvent(request);
    const said = changeOf(event);
    if (said) {
      await recordOrder(said, env);
      env.after(sendDueMails(env));
    }
    return { received: true };
  });
};

/** What an event says about an order of the website, if it says anything. */
function changeOf(event: Stripe.Event): OrderChange | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return completed(event.data.object, event.created);
    case 'checkout.session.async_payment_failed':
      return change(event.data.object, 'failed');
    case 'checkout.session.expired':
      return change(event.data.object, 'expired');
    default:
      return undefined;
  }
}

/** @throws {HttpError} 400 for what Stripe has not signed now */
async function signedEvent(
  body: Uint8Array,
  signature: string,
  secret: string,
  now: number,
): Promise<Stripe.Event> {
  const provider = Stripe.createSubtleCryptoProvider();
  try {
    const event = await Stripe.webhooks.constructEventAsync(
      ...([body, signature, secret, tolerance, provider, now] as const),
    );
    // Stripe's own check looks only at signatures that are too old.
    const times = Array.from(signature.matchAll(/(?:^|,)t=(\d+)/g), ([, time]) => Number(time));
    if (Math.max(...times) <= now / 1_000 + tolerance) return event;
  } catch {
    // Refused like one from the future.
  }
  throw new HttpError(400, 'invalid_signature', claimed(body));
}

const claim = z.object({
  id: z.string().regex(/^evt_\w{1,250}$/),
  type: z.string().regex(/^[a-z_.]{1,100}$/),
});

/** What a body without a valid signature claims to be: enough to find a delivery at Stripe. */
function claimed(body: Uint8Array) {
  try {
    const { id, type } = claim.parse(JSON.parse(new TextDecoder().decode(body)));
    return { event: id, eventType: type };
  } catch {
    return {};
  }
}
