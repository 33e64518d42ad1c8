/** @jest-environment node */
import { qrCode } from '../../../../src/sections/demo-picker/qr-code';

/** The dark modules of a path, as the rows of the drawing. */
function rowsOf({ size, path }: { size: number; path: string }): string[] {
  const rows = Array.from({ length: size }, () => Array<string>(size).fill('.'));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    rows[Number(y)]?.fill('#', Number(x), Number(x) + Number(length));
  }
  return rows.map((row) => row.join(''));
}

/** The corner mark by which readers find a code. */
const finder = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];

const address = 'https://wa.me/43316000001?text=Termin';
const code = qrCode(address);
const rows = rowsOf(code);

const corner = (x: number, y: number) => rows.slice(y, y + 7).map((row) => row.slice(x, x + 7));

test('the size is that of a QR code with its quiet zone', () => {
  expect((code.size - 8 - 17) % 4).toBe(0);
});

test('nothing but rectangles one module high is drawn', () => {
  expect(code.path).toMatch(/^(M\d+ \d+h(\d+)v1h-\2z)+$/);
});

test('a quiet zone of four modules surrounds the code', () => {
  const light = '.'.repeat(code.size);
  expect([...rows.slice(0, 4), ...rows.slice(-4)]).toEqual(Array(8).fill(light));
  expect(rows.every((row) => row.startsWith('....') && row.endsWith('....'))).toBe(true);
});

test('three corners carry the finder pattern', () => {
  const far = code.size - 4 - 7;
  expect(corner(4, 4)).toEqual(finder);
  expect(corner(far, 4)).toEqual(finder);
  expect(corner(4, far)).toEqual(finder);
});

test('the same text gives the same code, another text another one', () => {
  expect(qrCode(address)).toEqual(code);
  expect(qrCode(`${address}e`).path).not.toBe(code.path);
});

test('a longer text needs a larger code', () => {
  expect(qrCode(address.repeat(4)).size).toBeGreaterThan(code.size);
});
