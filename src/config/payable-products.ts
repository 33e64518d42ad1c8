import file from '../../supabase/functions/_shared/products.json';

/** A product that can be paid online: its price in euros, and the ids Stripe knows it by. */
export type PayableProduct = { name: string; price: number; priceId: string; mode: string };

/** Products by key, from the file the Edge Function sells from. The build validates it. */
export const payableProducts: ReadonlyMap<string, PayableProduct> = new Map(Object.entries(file));
