import type { GraphqlContext, GraphqlInfo } from '../graphql';
import { pictureAddresses, withAddresses, withPictures } from '../text-pictures';

const images = {
  sources: [{ type: 'image/avif', srcSet: '/static/halle.avif 720w', sizes: '100vw' }],
  fallback: { src: '/static/halle.jpg', srcSet: '/static/halle.jpg 720w', sizes: '100vw' },
};
const made = { images, width: 720, height: 450 };

/** A data layer with one photograph and one drawing beside the post "pult". */
const absolutePath = '__tests__/support/pictures/wide.jpg';
const files: Record<string, object> = {
  'pult/halle.jpg': { absolutePath, children: ['sharp'], internal: { contentDigest: 'halle' } },
  'pult/plan.svg': { children: [], internal: { contentDigest: 'plan' } },
};
type Asked = { query: { filter: { relativePath: { eq: string } } } };
const context: GraphqlContext = {
  nodeModel: {
    findOne: jest
      .fn()
      .mockImplementation(({ query }: Asked) => files[query.filter.relativePath.eq] ?? null),
    findAll: jest.fn(),
    getNodeById: () => null,
    getNodesByIds: () => [],
  },
};
const answer = (value: unknown) => ({ resolve: jest.fn().mockResolvedValue(value) });
const info: GraphqlInfo = {
  schema: {
    getType: (name) => ({
      getFields: () => ({
        publicURL: answer(name === 'File' && '/static/plan.svg'),
        gatsbyImageData: answer(made),
      }),
    }),
  },
};

const ask = { context, info };

test('a picture gets its formats, sizes and a place that does not jump', async () => {
  const html = await withPictures('<p><img src="./halle.jpg" alt="Halle"></p>', 'pult', ask);
  expect(html).toMatch(/^<p><picture><source type="image\/avif".*<\/picture><\/p>$/);
  expect(html).toContain('width="720" height="450" alt="Halle" loading="lazy"');
});

test('a drawing stays what it is', async () => {
  expect(await withPictures('<img src="./plan.svg" alt="Plan">', 'pult', ask)).toBe(
    '<img src="/static/plan.svg" alt="Plan" loading="lazy" decoding="async">',
  );
});

test('a missing one stops the build', async () => {
  await expect(withPictures('<img src="./weg.jpg">', 'pult', ask)).rejects.toThrow(
    'content/blog/pult/weg.jpg is missing',
  );
});

test('others get one address of each', async () => {
  const source = '![Halle](./halle.jpg "Um sieben") ![Plan](./plan.svg) [Preise](/preise)';
  const addresses = await pictureAddresses(source, 'pult', ask);
  expect(addresses).toEqual({ 'halle.jpg': '/static/halle.jpg', 'plan.svg': '/static/plan.svg' });
  expect(withAddresses('<img src="./halle.jpg" alt="Halle">', addresses, 'https://a.example')).toBe(
    '<img src="https://a.example/static/halle.jpg" alt="Halle">',
  );
});
