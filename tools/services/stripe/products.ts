import { readFileSync } from 'node:fs';
import path from 'node:path';
import { payableProducts, type PayableProducts } from '../../../src/content-model/payable-products';

/** A product that can be paid online; `price` in euros. */
export type Product = PayableProducts[string];

const file = path.resolve('supabase/functions/_shared/products.json');

/** The product with this price id. Read each time: an editor's new price counts at once. */
export function productByPrice(priceId: string): Product | undefined {
  const known = payableProducts.parse(JSON.parse(readFileSync(file, 'utf8')));
  return Object.values(known).find((product) => product.priceId === priceId);
}
