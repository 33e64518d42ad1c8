import { z } from 'zod';
import {
  imageAddress,
  reference,
  responsiveImage,
  staticFile,
} from '../../../../src/content-model/references';
import { dataFile } from '../../../../src/content-model/sources';
import { resolveReferences } from '../resolve-references';
import { contentOf } from '../../../../__tests__/support/content';
import { ownContent } from '../../../../__tests__/support/sections';

const resolve = <S extends z.ZodType>(schema: S, value: unknown) =>
  resolveReferences(schema.parse(value), ownContent);

const [assistant] = contentOf('assistants');
const [[productKey, product] = []] = Object.entries(contentOf('products'));

test('an id gives way to its entity, and a file inside it to its address', async () => {
  const found = await resolve(reference('assistants'), assistant?.id);
  expect(found).toMatchObject({ name: assistant?.name, image: expect.stringMatching(/^\/static/) });
});

test('a portrait is no more than who it is, name, picture and conversation', async () => {
  const found = await resolve(reference('portraits'), assistant?.id);
  expect(Object.keys(found).sort()).toEqual(['guided', 'id', 'image', 'name']);
});

test('an entity kept under a key knows its key', async () => {
  expect(await resolve(reference('products'), productKey)).toEqual({ key: productKey, ...product });
});

test('a data file comes without being written into the page', async () => {
  const schema = z.strictObject({ industries: dataFile('industries') });
  expect(await resolve(schema, {})).toEqual({ industries: contentOf('industries') });
  expect(schema.safeParse({ industries: [] }).error?.issues[0]?.message).toMatch(/^dieses Feld/);
});

test('references inside a data file are resolved too', async () => {
  const packages = await resolve(z.object({ packages: dataFile('video-packages') }), {});
  const prices = packages.packages.map((entry) => entry.product.price);
  expect(prices).toEqual(Object.values(contentOf('products')).map(({ price }) => price));
});

test('pictures and files get their addresses', async () => {
  expect(await resolve(imageAddress, 'pult.svg')).toBe('/static/pult.svg');
  expect(await resolve(responsiveImage(640), 'pult.png')).toMatchObject({ width: 640 });
  expect(await resolve(staticFile(['mp4'], ''), '/video/pult.mp4')).toBe('/video/pult.mp4');
});

test('an entity nobody wrote down stops the build', async () => {
  await expect(resolve(reference('testimonials'), 'niemand')).rejects.toThrow('"niemand"');
});
