import { z } from 'zod';
import { asWhole, thousands } from './messages/numbers';
import { plainText, slug } from './primitives';

/** JSON has no comma before the cents, so an Austrian's point may stand for either. */
function noJsonNumber({ code, input }: { code?: string; input?: unknown }): string | undefined {
  if (code !== 'invalid_type') return undefined;
  if (typeof input !== 'string' || !thousands.test(input))
    return 'ist keine Zahl, wie JSON sie schreibt: 1500, oder mit Punkt 9.9';
  return `${asWhole(input)}; in JSON steht ein Punkt nur vor den Cent, etwa 9.9`;
}

/**
 * supabase/functions/_shared/products.json: what can be paid online, by product key. The payment
 * function reads the same file, so a price on the page is the price that is charged. `price` in
 * euros.
 */
export const payableProducts = z.record(
  slug,
  z.strictObject({
    name: plainText,
    price: z.number({ error: noJsonNumber }).positive(),
    priceId: z
      .string()
      .regex(/^price_\w+$/, { error: 'muss eine Preis-Kennung wie price_video_basic sein' }),
    mode: z.enum(['payment', 'subscription']),
  }),
);
export type PayableProducts = z.output<typeof payableProducts>;
