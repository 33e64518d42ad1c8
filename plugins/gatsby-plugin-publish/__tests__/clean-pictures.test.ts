import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { cleanPictures } from '../files/clean-pictures';
import { temporaryFolder } from '../../../__tests__/support/temporary-folder';

const plain = sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } });
const place = { IFD3: { GPSLatitude: '47/1 4/1 0/1', GPSLatitudeRef: 'N' } };

test('P02: no published picture says where it was taken, and each stands upright', async () => {
  const folder = temporaryFolder({
    'portrait.jpg': await plain
      .clone()
      .jpeg()
      .withExif(place)
      .withMetadata({ orientation: 6 })
      .toBuffer(),
    'static/druck.jpg': await plain.clone().toColourspace('cmyk').jpeg().toBuffer(),
    'foto.webp': await plain.clone().webp().withExif(place).toBuffer(),
    'ohne.jpg': await plain.clone().jpeg().toBuffer(),
  });
  expect((await cleanPictures(folder)).sort()).toEqual([
    'foto.webp',
    'portrait.jpg',
    'static/druck.jpg',
  ]);
  const [portrait, print] = await Promise.all(
    ['portrait.jpg', 'static/druck.jpg'].map((file) =>
      sharp(readFileSync(join(folder, file))).metadata(),
    ),
  );
  expect(portrait).toMatchObject({ width: 30, height: 40, space: 'srgb' });
  expect(portrait?.exif).toBeUndefined();
  expect(print?.space).toBe('srgb');
  expect(await cleanPictures(folder)).toEqual([]);
});

test('P02: a picture is otherwise what it was: it moves, has its colours, and opens', async () => {
  const frames = ['red', 'green'].map((background) =>
    sharp({ create: { width: 9, height: 9, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  const noise = { type: 'gaussian', mean: 120, sigma: 60 } as const;
  const colourful = sharp({
    create: { width: 90, height: 90, channels: 3, background: 'teal', noise },
  });
  const folder = temporaryFolder({
    'bewegt.webp': await sharp(await Promise.all(frames), { join: { animated: true } })
      .webp()
      .withExif(place)
      .toBuffer(),
    'bildschirm.png': await colourful.clone().png().withExif(place).toBuffer(),
    'foto.avif': await colourful.clone().avif({ effort: 0 }).withExif(place).toBuffer(),
  });
  const of = async (name: string) => sharp(readFileSync(join(folder, name))).metadata();
  expect(await cleanPictures(folder)).toHaveLength(3);
  expect((await of('bewegt.webp')).pages).toBe(2);
  expect((await of('bildschirm.png')).isPalette).toBe(false);
  expect(await of('foto.avif')).toMatchObject({ width: 90, compression: 'av1' });
});
