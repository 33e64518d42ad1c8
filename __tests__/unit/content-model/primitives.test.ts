import {
  externalUrl,
  imageFile,
  internalPath,
  plainText,
  seo,
  richText,
} from '../../../src/content-model/primitives';
import { euros } from '../../../src/content-model/amounts';
import { isPlaceholder } from '../../../src/content-model/placeholders';
import { telephone, telephoneLink } from '../../../src/content-model/telephone';
import { clockTime } from '../../../src/content-model/times';

test.each(['/', '/services/ki-rag-systeme', '/#preise', '/trial?product=a&price=b'])(
  'the route %s is fine',
  (address) => {
    expect(internalPath.safeParse(address).success).toBe(true);
  },
);

test.each(['', 'blog', '//example.at', '/blog/', '/Blog', '/über-uns', '/blog?a b', '/#ä'])(
  'the route %j is refused with an example',
  (address) => {
    expect(internalPath.safeParse(address).error?.issues[0]?.message).toMatch(
      /^muss eine Adresse dieser Website wie \/blog/,
    );
  },
);

test.each([
  ['7:45', '07:45'],
  ['07.45', '07:45'],
  ['23:59', '23:59'],
  ['9 Uhr', '09:00'],
  ['9.30 Uhr', '09:30'],
])('the time %s is understood', (written, time) => {
  expect(clockTime.parse(written)).toBe(time);
});

test.each(['07:60', '07.4', '24 Uhr', 'mittags'])('the time %s is refused', (time) => {
  expect(clockTime.safeParse(time).error?.issues[0]?.message).toBe(
    'muss eine Uhrzeit wie 07:45 sein, spätestens 23:59',
  );
});

test.each([
  [10, 50, true],
  [120, 300, true],
  [9, 50, false],
  [121, 50, false],
  [10, 49, false],
  [10, 301, false],
])('a title of %d signs with a description of %d: %s', (title, description, fine) => {
  const head = { title: 'x'.repeat(title), description: 'x'.repeat(description) };
  expect(seo.safeParse(head).success).toBe(fine);
});

test.each(['http://example.at', 'javascript:alert(1)', '/blog'])('%s is not external', (url) => {
  expect(externalUrl.safeParse(url).error?.issues[0]?.message).toBe('muss mit https:// beginnen');
});

test.each([
  ['portraits/luigi.svg', true],
  ['../geheim.png', false],
  ['Bild.png', false],
  ['bild.gif', false],
])('%s is a picture of ours: %s', (file, fine) => {
  expect(imageFile.safeParse(file).success).toBe(fine);
});

test.each([
  ['Kund*innen und Wirt*innen', 'Kund*innen und Wirt*innen'],
  ['**Haupt**satz *betont*, 10 Uhr', '<strong>Haupt</strong>satz <em>betont</em>, 10\u00a0Uhr'],
  ['ab 1 200 €, [hier](/trial)', 'ab 1\u00a0200\u00a0€, <a href="/trial">hier</a>'],
])('the text %j keeps its stars, and together what belongs together', (written, html) => {
  expect(richText.parse(written)).toBe(html);
  expect(plainText.parse('ab 30 €')).toBe('ab 30\u00a0€');
});

const disguised = ['JaVaScRiPt:alert(1)', 'javascript&#58;alert(1)', 'java&Tab;script:alert(1)'];
test.each(disguised)('A06 %s makes no link', (target) => {
  expect(richText.safeParse(`[x](${target})`).data ?? '').not.toMatch(/href="javascript/i);
});

test.each(['+43 316 12 34 56', '0043 316 12 34 56', '0316 12–34–56', '+43\u00a0(0)316 12 34 56'])(
  'P03: the number %j can be dialled',
  (written) => {
    expect(telephoneLink(telephone.parse(written))).toBe('tel:+43316123456');
  },
);

test.each([
  '0316',
  '043 316 12 34 56',
  '+43 0316 12 34 56',
  '0043 (0316) 123456',
  'Tel. 0316 123456',
])('P03: nobody can dial %j', (written) =>
  expect(telephone.safeParse(written).success).toBe(false),
);

test.each([
  ['9,90', 9.9],
  ['1.500,00', 1500],
  ['1.000.500,00', 1000500],
  [19.9, 19.9],
  ['1.500', undefined],
  ['0,00', undefined],
  ['9,900', undefined],
])('the amount %j is %s', (written, amount) => {
  expect(euros.safeParse(written).data).toBe(amount);
});

test.each([
  ['Anna Musterfrau', true],
  ['Musterstraße 00', true],
  ['FN 000000 x', true],
  ['Hauptstraße 10', false],
  ['Mustermacher GmbH', false],
])('%s is a placeholder: %s', (text, is) => {
  expect(isPlaceholder(text)).toBe(is);
});
