import Stripe from 'stripe';
import { isRecord } from '../_shared/record.ts';
import { type FailureDetails, HttpError } from '../_shared/http-error.ts';

const tolerance = 300; // seconds

/**
 * The event in a request, if Stripe signed exactly these bytes within five minutes of now.
 * @param now milliseconds since 1970
 * @throws {HttpError} 400
 */
export async function signedEvent(
  body: Uint8Array,
  signature: string | null,
  secret: string,
  now: number,
): Promise<Stripe.Event> {
  const provider = Stripe.createSubtleCryptoProvider();
  const header = signature ?? '';
  let event: Stripe.Event;
  try {
    // Stripe's own check looks only at signatures that are too old.
    if (isFromFuture(header, now)) throw new Error('dated ahead');
    event = await Stripe.webhooks.constructEventAsync(
      body,
      header,
      secret,
      tolerance,
      provider,
      now,
    );
  } catch {
    throw new HttpError(400, 'invalid_signature', claimedDetails(body));
  }
  if (!isEvent(event)) throw new HttpError(400, 'invalid_event');
  return event;
}

/** Stripe's library takes any JSON for an event. */
const isEvent = (value: unknown): boolean =>
  isRecord(value) && isRecord(value['data']) && isRecord(value['data']['object']);

function isFromFuture(header: string, now: number): boolean {
  const times = Array.from(header.matchAll(/(?:^|,)t=(\d+)/g), ([, seconds]) => Number(seconds));
  return times.some((time) => time > now / 1_000 + tolerance);
}

/**
 * What a log line may say about an event: numbers and fixed words of Stripe, and only what looks
 * like them.
 */
export function eventDetails(event: unknown): FailureDetails {
  if (!isRecord(event)) return {};
  const object = isRecord(event['data']) ? event['data']['object'] : undefined;
  const session = isRecord(object) ? matching(object['id'], /^cs_\w{1,250}$/) : undefined;
  return {
    event: matching(event['id'], /^evt_\w{1,250}$/),
    eventType: matching(event['type'], /^[a-z_.]{1,100}$/),
    ...(session && { session }),
  };
}

/**
 * The same for a body without a valid signature: only a claim, but enough to find a delivery at
 * Stripe.
 */
function claimedDetails(body: Uint8Array): FailureDetails {
  try {
    return eventDetails(JSON.parse(new TextDecoder().decode(body)));
  } catch {
    return {};
  }
}

function matching(value: unknown, form: RegExp): string | undefined {
  return typeof value === 'string' && form.test(value) ? value : undefined;
}
