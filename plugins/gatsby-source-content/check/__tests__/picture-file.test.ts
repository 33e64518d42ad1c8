import sharp from 'sharp';
import { pictureProblem } from '../picture-file';
import { temporaryFolder } from '../../../../__tests__/support/temporary-folder';

const noise = () =>
  sharp({
    create: {
      width: 90,
      height: 60,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });

const problemOf = (name: string, source: Buffer | string) =>
  pictureProblem(temporaryFolder({ [name]: source }), name);

describe.each(['png', 'jpeg', 'webp', 'avif'] as const)('A picture in %s', (format) => {
  it('is fine as a whole, and with something behind its end', async () => {
    const whole = await noise().toFormat(format).toBuffer();
    expect(await problemOf(`a.${format}`, whole)).toBeUndefined();
    const longer = Buffer.concat([whole, Buffer.alloc(500, 7)]);
    expect(await problemOf(`a.${format}`, longer)).toBeUndefined();
  });

  it('is named when its end is missing', async () => {
    const whole = await noise().toFormat(format).toBuffer();
    const half = whole.subarray(0, Math.floor(whole.length * 0.6));
    expect(await problemOf(`a.${format}`, half)).toMatch(/neu speichern$/);
  });
});

test.each([
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '<?xml version="1.0"?>\n<!-- Grüß Gott -->\n<svg:svg viewBox="0 0 9 9"><svg:g/></svg:svg>\n',
  Buffer.from('\uFEFF<svg><g/></svg>', 'utf16le'),
])('a whole drawing is fine: %s', async (source) => {
  expect(await problemOf('a.svg', source)).toBeUndefined();
});

const moving = async (): Promise<Buffer> => {
  const frames = [noise(), noise()].map((frame) => frame.png().toBuffer());
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .webp()
    .toBuffer();
};
/** A PNG that says that it moves, as sharp writes none. */
const movingPng = async (): Promise<Buffer> => {
  const still = await noise().png().toBuffer();
  const announced = Buffer.from('000000086163544c0000000200000000f38d9370', 'hex');
  return Buffer.concat([still.subarray(0, 33), announced, still.subarray(33)]);
};

test('P05: what moves is told, as the build keeps the first of its pictures', async () => {
  expect(await problemOf('a.webp', await moving())).toMatch(/^das Bild bewegt sich/);
  expect(await problemOf('a.png', await movingPng())).toMatch(/^das Bild bewegt sich/);
  const served = temporaryFolder({ 'a.webp': await moving() });
  expect(await pictureProblem(served, 'a.webp', { maxBytes: 1_000_000 })).toBeUndefined();
});

test('P04: a placeholder of Git LFS is named', async () => {
  const source = 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n';
  expect(await problemOf('a.jpg', source)).toMatch(/git lfs pull$/);
});

test('an AVIF that begins like a HEIC photo is one', async () => {
  const avif = await noise().avif().toBuffer();
  avif.write('mif1', 8, 'latin1');
  expect(await problemOf('a.avif', avif)).toBeUndefined();
});
