import { productsFile, readPayableProducts } from '../payable-products';
import { temporaryFolder } from '../../../../__tests__/support/temporary-folder';

const read = (source: string) => readPayableProducts(temporaryFolder({ [productsFile]: source }));

test('the products of this site are in order', () => {
  const { data, problems } = readPayableProducts(process.cwd());
  expect(problems).toEqual([]);
  expect(Object.keys(data)).toEqual(['video-basic', 'video-professional', 'video-hero']);
});

test('a wrong field is named', () => {
  const { data, problems } = read(
    '{"video-basic":{"name":"Basic","price":0,"priceId":"price_x","mode":"payment"}}',
  );
  expect(data).toEqual({});
  expect(problems).toMatchObject([{ file: productsFile, field: 'video-basic.price' }]);
});

test('broken JSON is named', () => {
  expect(read('{').problems).toMatchObject([
    { file: productsFile, message: expect.stringMatching(/^kein gültiges JSON: /) },
  ]);
});

test('a missing file is named', () => {
  expect(readPayableProducts(temporaryFolder({})).problems).toHaveLength(1);
});
