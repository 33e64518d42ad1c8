import { payableProducts } from '../../../src/config/payable-products';
import { readPayableProducts } from '../../../plugins/gatsby-source-content/read/yaml';

test('the products are those the build has checked and the Edge Function sells', () => {
  expect(Object.fromEntries(payableProducts)).toEqual(readPayableProducts(process.cwd()).data);
});
