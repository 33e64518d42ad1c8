import { z } from 'zod';
import { HttpError } from '../_shared/http.ts';
import file from '../_shared/products.json' with { type: 'json' };
import type { Caller } from './caller.ts';

const products = Object.entries(file).map(([key, entry]) => ({ key, ...entry }));
/** One entry of products.json. `price` in euros; `key` is the name of the entry. */
type Product = (typeof products)[number];

/** What somebody wants to buy, checked, and where the payment page leads back to. */
export type Purchase = { caller: Caller; product: Product; successUrl: string; cancelUrl: string };

/**
 * Reads `{price_id, success_url, cancel_url, mode}`; other fields mean nothing.
 * @param origin of the website the caller is on
 * @throws {HttpError} 400
 */
export function readPurchase(body: Uint8Array, origin: string, caller: Caller): Purchase {
  const fields = parseObject(body);
  // Compares values, so `__proto__` and the like are just unknown.
  const product = products.find(({ priceId }) => priceId === fields['price_id']);
  if (product === undefined) throw new HttpError(400, 'unknown_price');
  if (fields['mode'] !== product.mode) throw new HttpError(400, 'wrong_mode');
  if (ownUrl(fields['success_url'], origin)?.pathname !== '/success') {
    throw new HttpError(400, 'invalid_success_url');
  }
  const cancelUrl = ownUrl(fields['cancel_url'], origin);
  if (cancelUrl === undefined) throw new HttpError(400, 'invalid_cancel_url');
  return {
    caller,
    product,
    // Stripe replaces the placeholder. The caller's own query is dropped here, and below too: it
    // would make the same purchase look like another one.
    successUrl: `${origin}/success?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: origin + cancelUrl.pathname,
  };
}

const fieldsOf = z.record(z.string(), z.unknown());

function parseObject(body: Uint8Array): Record<string, unknown> {
  try {
    return fieldsOf.parse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)));
  } catch {
    throw new HttpError(400, 'invalid_json');
  }
}

const longest = 2_048; // characters

/**
 * The address, if it is absolute and leads to the website itself.
 * @param value what the caller sent
 * @param origin of the website the caller is on
 */
function ownUrl(value: unknown, origin: string): URL | undefined {
  if (typeof value !== 'string' || value.length > longest) return undefined;
  // Parsers drop blanks; whatever is not written plainly is refused.
  if (!/^[!-~]+$/.test(value)) return undefined;
  if (value !== origin && !value.startsWith(`${origin}/`)) return undefined;
  const url = new URL(value);
  return url.pathname.startsWith('//') ? undefined : url;
}

/** What a product costs, in the unit in which Stripe counts. */
export const cents = ({ price }: Product): number => Math.round(price * 100);
