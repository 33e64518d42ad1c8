import type { Caller } from './caller.ts';
import type { Order } from './order.ts';

/**
 * The same for the same order within one minute, so that a burst of clicks makes one payment page.
 * @param now milliseconds since 1970
 * @returns SHA-256 as 64 hex digits
 */
export async function idempotencyKey(
  { id }: Caller,
  { product, cancelUrl }: Order,
  now: number,
): Promise<string> {
  const minute = Math.floor(now / 60_000);
  const parts = JSON.stringify([id, product.priceId, product.mode, cancelUrl, minute]);
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(parts));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
