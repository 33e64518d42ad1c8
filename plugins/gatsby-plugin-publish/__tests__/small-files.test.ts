import { robots, securityText } from '../files/small-files';
import { includesVat } from '../structured-data/offers';
import { contentOf } from '../../../__tests__/support/content';

test('without a host, nothing names an address', () => {
  const texts = [robots(undefined), securityText(contentOf('site'), undefined, new Date(0))];
  expect(texts.join('')).not.toMatch(/https?:/);
  expect(texts[1]).toContain('Expires: 1970-11-27T00:00:00Z');
});

test('whether VAT is included is what the words beside the price say', () => {
  expect(includesVat('pro Person inkl. USt')).toBe(true);
  expect(includesVat('exkl. 20 % USt')).toBe(false);
  expect(() => includesVat('pro Person')).toThrow('pro Person');
});
