import { encode } from 'uqr';
import { qrCode } from '../../../../src/sections/demo-picker/qr-code';

test.each([1, 4])('a reader finds the code of the text in a quiet zone of four (%d)', (times) => {
  const text = 'https://wa.me/43316000001?text=Termin'.repeat(times);
  const { size, path } = qrCode(text);
  const { size: inner, data } = encode(text, { ecc: 'M', border: 0 });
  expect(size).toBe(inner + 8);
  // Nothing but rectangles one module high.
  expect(path).toMatch(/^(M\d+ \d+h(\d+)v1h-\2z)+$/);
  const dark = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].flatMap(([, x, y, length]) =>
    Array.from({ length: Number(length) }, (_, i) => (Number(y) - 4) * inner + Number(x) - 4 + i),
  );
  const modules = data.flat();
  expect(dark).toEqual([...modules.keys()].filter((index) => modules[index]));
});
