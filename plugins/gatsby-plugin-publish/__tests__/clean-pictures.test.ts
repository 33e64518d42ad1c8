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
