import {
  externalUrl,
  imageFile,
  internalPath,
  seo,
  plainText,
  richText,
} from '../../../src/content-model/primitives';
import { telephone, telephoneLink } from '../../../src/content-model/telephone';
import { clockTime } from '../../../src/content-model/times';

test.each([
  '/',
  '/blog',
  '/services/ki-rag-systeme',
  '/#preise',
  '/trial?product=a&price=b',
  '/blog#eins',
])('the route %s is fine', (address) => {
  expect(internalPath.safeParse(address).success).toBe(true);
});

test.each([
  '',
  'blog',
  '//example.at',
  '/blog/',
  '/Blog',
  '/über-uns',
  'https://example.at',
  '/a b',
])('the route %j is refused with an example', (address) => {
  expect(internalPath.safeParse(address).error?.issues[0]?.message).toMatch(
    /^muss eine Adresse dieser Website wie \/blog/,
  );
});

test.each(['/blog?a b', '/#ä', '/blog?a";}'])('after the path, %j is refused', (address) => {
  expect(internalPath.safeParse(address).error?.issues[0]?.message).toMatch(
    /^muss eine Adresse dieser Website wie \/blog/,
  );
});

test.each([
  ['00:00', '00:00'],
  ['07:45', '07:45'],
  ['7:45', '07:45'],
  ['07.45', '07:45'],
  ['23:59', '23:59'],
  ['9 Uhr', '09:00'],
  ['9.30 Uhr', '09:30'],
  ['14:05 Uhr', '14:05'],
])('the time %s is understood', (written, time) => {
  expect(clockTime.parse(written)).toBe(time);
});

test.each(['07:60', '07.4', '0745', '25 Uhr', 'mittags'])(
  'the time %s is refused with examples',
  (time) => {
    expect(clockTime.safeParse(time).error?.issues[0]?.message).toBe(
      'muss eine Uhrzeit wie 07:45 sein, spätestens 23:59',
    );
  },
);

test('text loses the white space around it', () => {
  expect(plainText.parse('  Pickerl \n')).toBe('Pickerl');
});

test('text of white space alone is refused', () => {
  expect(plainText.safeParse(' \n ').success).toBe(false);
});

test.each([
  [49, false],
  [50, true],
  [300, true],
  [301, false],
])('a description of %d characters: %s', (length, fine) => {
  expect(seo.safeParse({ title: 'Uhrturm KI', description: 'x'.repeat(length) }).success).toBe(
    fine,
  );
});

test.each([
  [9, false],
  [10, true],
  [120, true],
  [121, false],
])('a title of %d characters: %s', (length, fine) => {
  expect(seo.safeParse({ title: 'x'.repeat(length), description: 'x'.repeat(100) }).success).toBe(
    fine,
  );
});

test.each(['http://example.at', 'javascript:alert(1)', 'ftp://example.at', '/blog'])(
  '%s is no outside address',
  (url) => {
    expect(externalUrl.safeParse(url).error?.issues[0]?.message).toBe('muss mit https:// beginnen');
  },
);

test.each(['../geheim.png', 'Bild.png', 'bild.gif', 'https://example.at/bild.png'])(
  '%s is no picture of ours',
  (file) => {
    expect(imageFile.safeParse(file).success).toBe(false);
  },
);

test('a picture may lie in a folder', () => {
  expect(imageFile.safeParse('portraits/luigi.svg').success).toBe(true);
});

test.each([
  ['Kund*innen und Wirt*innen', 'Kund*innen und Wirt*innen'],
  ['**Haupt**satz *betont*, 10 Uhr', '<strong>Haupt</strong>satz <em>betont</em>, 10\u00a0Uhr'],
])('the text %j keeps its stars', (written, html) => {
  expect(richText.parse(written)).toBe(html);
});

test.each(['+43 316 12 34 56', '0043 316 12 34 56', '0316 12–34–56', '+43\u00a0(0)316 12 34 56'])(
  'P03: the number %j can be dialled',
  (written) => {
    expect(telephoneLink(telephone.parse(written))).toBe('tel:+43316123456');
  },
);
