import Stripe from 'stripe';
import { Refusal } from '../_shared/refusal.ts';

const tolerance = 300; // seconds

/**
 * The event in a request, if Stripe signed exactly these bytes within the last five minutes.
 * @param now milliseconds since 1970
 * @throws {Refusal} 400
 */
export async function signedEvent(
  body: Uint8Array,
  signature: string | null,
  secret: string,
  now: number,
): Promise<Stripe.Event> {
  const { webhooks } = Stripe;
  const cryptoProvider = Stripe.createSubtleCryptoProvider();
  return webhooks
    .constructEventAsync(body, signature ?? '', secret, tolerance, cryptoProvider, now)
    .catch(() => {
      throw new Refusal(400, 'invalid_signature');
    });
}
