/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../check-content';
import { contentTree, coverPicture, postSource } from '../../../../__tests__/support/content-tree';

const withPicture = async (address: string) => {
  const tree = contentTree({ 'blog/pult/index.mdx': postSource(`![Ein Pult](${address})`) });
  mkdirSync(join(tree, 'static'));
  writeFileSync(join(tree, 'static/pult.png'), coverPicture);
  return (await checkContent(tree)).problems;
};

test('B02: a picture of a text: one in static/ is fine', async () => {
  expect(await withPicture('/pult.png')).toEqual([]);
});

test('B02: a picture of a text: one that is not there is named', async () => {
  expect(await withPicture('/weg.png')).toEqual([
    {
      file: 'content/blog/pult/index.mdx',
      line: 10,
      field: '',
      message: 'die Datei static/weg.png fehlt',
    },
  ]);
});

test('B02: a picture of a text: one beside the text is fine', async () => {
  expect(await withPicture('./cover.png')).toEqual([]);
});

test('B02: a picture of a text: one without its folder gets the way there', async () => {
  expect(await withPicture('cover.png')).toMatchObject([
    { message: expect.stringContaining('meinten Sie ./cover.png?') },
  ]);
});

test('B02: a picture of a text: one of another site would ask it', async () => {
  expect(await withPicture('https://bilder.example/pult.png')).toMatchObject([
    { message: expect.stringContaining('liegt auf einer anderen Website') },
  ]);
});
