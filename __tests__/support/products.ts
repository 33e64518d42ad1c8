import { payableProducts } from '../../src/config/payable-products';
import type { VideoPackage } from '../../src/content-model/offers';

const [first, second] = [...payableProducts].map(([key, product]) => ({ key, ...product }));
if (first === undefined || second === undefined) throw new Error('two products are needed');

/** Two of the products that can be paid online. */
export const product = first;
export const otherProduct = second;

/** The package that sells the first one. */
export const offer: VideoPackage = {
  id: 'paket',
  product: product.key,
  title: 'Paket',
  unit: 'pauschal',
  name: product.name,
  price: product.price,
  features: ['Bis zu 10 Videos'],
  highlight: false,
};
