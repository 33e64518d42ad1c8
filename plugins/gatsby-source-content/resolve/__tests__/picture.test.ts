/** @jest-environment node */
import { picture } from '../data-layer';
import type { ContentNode, GraphqlContext, GraphqlInfo } from '../graphql';

const resolve = jest.fn();
const info: GraphqlInfo = {
  schema: { getType: () => ({ getFields: () => ({ gatsbyImageData: { resolve } }) }) },
};
const context: GraphqlContext = {
  nodeModel: {
    findOne: jest.fn(),
    findAll: jest.fn(),
    getNodeById: () => null,
    getNodesByIds: () => [],
  },
};
beforeEach(() => resolve.mockReset());

/** A picture's file in some state. */
const file = (contentDigest: string): ContentNode =>
  Object.assign(Object.create(null), {
    id: 'cover',
    children: ['sharp'],
    internal: { contentDigest },
  });

test('a picture is made once for each state and width', async () => {
  resolve.mockImplementation((_node: unknown, { width }: { width: number }) =>
    Promise.resolve({ width }),
  );
  for (let time = 0; time < 2; time += 1)
    expect(await picture(file('old'), 640, context, info)).toEqual({ width: 640 });
  expect(resolve).toHaveBeenCalledTimes(1);
  await picture(file('new'), 640, context, info);
  await picture(file('new'), 720, context, info);
  expect(resolve).toHaveBeenCalledTimes(3);
});

test('one that could not be made is tried again', async () => {
  resolve.mockRejectedValueOnce(new Error('broken')).mockResolvedValue({ width: 320 });
  await expect(picture(file('mended'), 320, context, info)).rejects.toThrow('broken');
  expect(await picture(file('mended'), 320, context, info)).toEqual({ width: 320 });
});
