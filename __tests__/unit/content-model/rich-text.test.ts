import { richText } from '../../../src/content-model/primitives';

test('inline Markdown becomes HTML', () => {
  expect(richText.parse('**Räder** wechseln, *bald*, [hier](/trial)')).toBe(
    '<strong>Räder</strong> wechseln, <em>bald</em>, <a href="/trial">hier</a>',
  );
});

test('there are no blocks: no paragraph, heading or list', () => {
  expect(richText.parse('# Titel')).toBe('# Titel');
  expect(richText.parse('- Punkt')).toBe('- Punkt');
});

test.each(['<img src=x onerror=alert(1)>', 'mit <b>fett'])('raw HTML %s is refused', (source) => {
  expect(richText.safeParse(source).error?.issues).toMatchObject([
    { message: expect.stringContaining('stünde so auf der Seite; HTML ist hier nicht erlaubt') },
  ]);
});

test('a comparison is no HTML', () => {
  expect(richText.parse('5 < 7')).toBe('5 &lt; 7');
});

test('quotation marks cannot leave a link target', () => {
  expect(richText.parse('[x](/a"onclick="b)')).not.toContain('"onclick="');
});

const disguised = ['JaVaScRiPt:alert(1)', 'javascript&#58;alert(1)', 'java&Tab;script:alert(1)'];
test.each(disguised)('%s makes no link', (target) => {
  const { data } = richText.safeParse(`[x](${target})`);
  expect(data ?? '').not.toMatch(/href="javascript/i);
});
