import { sha256 } from '../_shared/sha256.ts';
import type { Purchase } from './purchase.ts';

/**
 * The same for the same purchase within one minute, so that a burst of clicks makes one payment
 * page.
 * @param replaced the payment page this one follows, or nothing: Stripe would answer with that very
 *   page again
 * @param minute since 1970
 * @returns 64 hex digits
 */
export function idempotencyKey(
  { caller, product, cancelUrl }: Purchase,
  replaced: string,
  minute: number,
): Promise<string> {
  const { priceId, mode } = product;
  return sha256(JSON.stringify([caller.id, priceId, mode, cancelUrl, replaced, minute]));
}
