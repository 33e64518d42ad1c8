import file from './products.json' with { type: 'json' };

/** One entry of products.json. `price` in euros; `key` is the name of the entry. */
export type Product = {
  key: string;
  name: string;
  price: number;
  priceId: string;
  mode: string;
};

const products: readonly Product[] = Object.entries(file).map(([key, entry]) => ({
  key,
  ...entry,
}));

/**
 * The product with this price of Stripe. Compares values, so `__proto__` and the like are just
 * unknown.
 */
export function productByPrice(priceId: unknown): Product | undefined {
  return products.find((product) => product.priceId === priceId);
}

/** What a product costs, in the unit in which Stripe counts. */
export function cents({ price }: Product): number {
  return Math.round(price * 100);
}
