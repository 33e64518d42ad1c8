import { isRecord } from '../_shared/record.ts';
import type { FailureDetails } from '../_shared/http-error.ts';

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
export function claimedDetails(body: Uint8Array): FailureDetails {
  try {
    return eventDetails(JSON.parse(new TextDecoder().decode(body)));
  } catch {
    return {};
  }
}

function matching(value: unknown, form: RegExp): string | undefined {
  return typeof value === 'string' && form.test(value) ? value : undefined;
}
