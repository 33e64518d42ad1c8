import { readPayableProducts } from '../payable-products';
import { temporaryFolder } from '../../../../__tests__/support/temporary-folder';

test('a missing file is named', () => {
  expect(readPayableProducts(temporaryFolder({})).problems).toHaveLength(1);
});
