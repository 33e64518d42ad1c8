import { payableProducts } from '../../../src/content-model/payable-products';

const product = {
  name: 'KI-Produktvideo Basic',
  price: 99,
  priceId: 'price_video_basic',
  mode: 'payment',
};
const accepts = (value: unknown) => payableProducts.safeParse(value).success;

test.each([
  ['a price of nothing', { price: 0 }],
  ['a price as text', { price: '99' }],
  ['a foreign price id', { priceId: 'prod_video' }],
  ['an unknown mode', { mode: 'setup' }],
  ['no name', { name: '' }],
  ['a field too many', { secret: 'x' }],
])('%s is refused', (_what, change) => {
  expect(accepts({ 'video-basic': { ...product, mode: 'subscription' } })).toBe(true);
  expect(accepts({ 'video-basic': { ...product, ...change } })).toBe(false);
});
