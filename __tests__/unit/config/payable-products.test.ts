/** @jest-environment node */
import { payableProducts } from '../../../src/config/payable-products';
import { readPayableProducts } from '../../../src/gatsby/read/payable-products';

test('what can be paid is what the build has checked and the Edge Function sells', () => {
  expect(Object.fromEntries(payableProducts)).toEqual(readPayableProducts(process.cwd()).data);
});

test.each(['constructor', '__proto__', 'toString'])('%s is no product', (key) => {
  expect(payableProducts.get(key)).toBeUndefined();
});
