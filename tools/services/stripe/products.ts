import { readFileSync } from 'node:fs';
import path from 'node:path';
import { products, type Products } from '../../../src/content-model/products';

/** A product that can be paid online; `price` in euros. */
export type Product = Products[string];

const file = path.resolve(__dirname, '../../../supabase/functions/_shared/products.json');

/** The product with this price id. Read each time: an editor's new price counts at once. */
export function productByPrice(priceId: string): Product | undefined {
  const known = products.parse(JSON.parse(readFileSync(file, 'utf8')));
  return Object.values(known).find((product) => product.priceId === priceId);
}
