/** @jest-environment node */
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
