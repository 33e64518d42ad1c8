import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishDrawing } from '../publish-drawing';
import { temporaryFolder } from '../../../../__tests__/support/temporary-folder';

test('a drawing gets an address of its own, which hosts may keep for ever', () => {
  const folder = temporaryFolder({});
  const address = publishDrawing(folder, '<svg/>');
  expect(address).toMatch(/^\/static\/drawings\/[0-9a-f]{12}\.svg$/);
  expect(readFileSync(join(folder, address), 'utf8')).toBe('<svg/>');
  expect(publishDrawing(folder, '<svg/>')).toBe(address);
  expect(publishDrawing(folder, '<svg></svg>')).not.toBe(address);
});
