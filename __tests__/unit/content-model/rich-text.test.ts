import { richText } from '../../../src/content-model/primitives';

test('inline Markdown becomes HTML', () => {
  expect(richText.parse('**Räder** wechseln, *bald*, [hier](/trial)')).toBe(
    '<strong>Räder</strong> wechseln, <em>bald</em>, <a href="/trial">hier</a>',
  );
});

test.each(['<img src=x onerror=alert(1)>', 'mit <b>fett'])('raw HTML %s is refused', (source) => {
  expect(richText.safeParse(source).error?.issues).toMatchObject([
    { message: expect.stringContaining('stünde so auf der Seite; HTML ist hier nicht erlaubt') },
  ]);
});

const disguised = ['JaVaScRiPt:alert(1)', 'javascript&#58;alert(1)', 'java&Tab;script:alert(1)'];
test.each(disguised)('%s makes no link', (target) => {
  const { data } = richText.safeParse(`[x](${target})`);
  expect(data ?? '').not.toMatch(/href="javascript/i);
});
