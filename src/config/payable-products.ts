import file from '../../supabase/functions/_shared/products.json';

/** What can be paid online: a price of Stripe, in euros. The Edge Function reads the same file. */
export type PayableProduct = { name: string; price: number; priceId: string; mode: string };

/** Products by key. The build validates the file (src/gatsby/read/payable-products.ts). */
export const payableProducts: ReadonlyMap<string, PayableProduct> = new Map(Object.entries(file));
