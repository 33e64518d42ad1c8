import { z } from 'zod';
import { plainText, slug } from './primitives';

/**
 * supabase/functions/_shared/products.json: what can be paid online, by product key. The payment
 * function reads the same file, so a price on the page is the price that is charged. `price` in
 * euros.
 */
export const payableProducts = z.record(
  slug,
  z.strictObject({
    name: plainText,
    price: z.number().positive(),
    priceId: z
      .string()
      .regex(/^price_\w+$/, { error: 'muss eine Preis-Kennung wie price_video_basic sein' }),
    mode: z.enum(['payment', 'subscription']),
  }),
);
export type PayableProducts = z.output<typeof payableProducts>;
