import { join, resolve as resolvePath } from 'node:path';
import sharp from 'sharp';
import { temporaryFolder } from '../../../../__tests__/support/temporary-folder';
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
const ask = { context, info };
beforeEach(() => resolve.mockReset());

const flat = resolvePath('__tests__/support/pictures/wide.jpg');

/** A picture's file in some state. */
const file = (contentDigest: string, absolutePath = flat): ContentNode =>
  Object.assign(Object.create(null), {
    absolutePath,
    id: 'cover',
    children: ['sharp'],
    internal: { contentDigest },
  });

test('a picture is made once for each state and width', async () => {
  resolve.mockImplementation((_node: unknown, { width }: { width: number }) =>
    Promise.resolve({ width }),
  );
  for (let time = 0; time < 2; time += 1)
    expect(await picture(file('old'), 640, ask)).toEqual({ width: 640 });
  expect(resolve).toHaveBeenCalledTimes(1);
  await picture(file('new'), 640, ask);
  await picture(file('new'), 720, ask);
  expect(resolve).toHaveBeenCalledTimes(3);
});

test('one that could not be made is tried again', async () => {
  resolve.mockRejectedValueOnce(new Error('broken')).mockResolvedValue({ width: 320 });
  await expect(picture(file('mended'), 320, ask)).rejects.toThrow('broken');
  expect(await picture(file('mended'), 320, ask)).toEqual({ width: 320 });
});

test.each([
  ['jpg', 5],
  ['jpg', 6],
  ['jpg', 8],
  ['png', 6],
  ['webp', 6],
  ['avif', 6],
] as const)(
  'P01: a %s that a telephone has stored lying, Orientation %i, keeps the shape it is seen in',
  async (format, orientation) => {
    const lying = sharp(flat).resize(400, 300).withMetadata({ orientation });
    const name = `foto.${format}`;
    const folder = temporaryFolder({ [name]: await lying.toFormat(format).toBuffer() });
    resolve.mockImplementation((_node: unknown, args: object) => Promise.resolve(args));
    const node = file(`turned ${format} ${orientation}`, join(folder, name));
    expect(await picture(node, 720, ask)).toMatchObject({
      width: 720,
      aspectRatio: 3 / 4,
    });
  },
);
