/** @jest-environment node */
import { payableProducts } from '../../../src/config/payable-products';
import { readProducts } from '../../../src/gatsby/read/payable-products';

test('the products are those the build has checked and the Edge Function sells', () => {
  expect(Object.fromEntries(payableProducts)).toEqual(readProducts(process.cwd()).data);
});
