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
  const provider = Stripe.createSubtleCryptoProvider();
  const header = signature ?? '';
  try {
    return await Stripe.webhooks.constructEventAsync(
      body,
      header,
      secret,
      tolerance,
      provider,
      now,
    );
  } catch {
    throw new Refusal(400, 'invalid_signature');
  }
}
