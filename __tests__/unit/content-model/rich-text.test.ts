/** @jest-environment node */
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

test('raw HTML stays text', () => {
  expect(richText.parse('<script>alert(1)</script>')).toBe('&lt;script&gt;alert(1)&lt;/script&gt;');
});

test('an event handler stays text', () => {
  expect(richText.parse('<img src=x onerror=alert(1)>')).not.toContain('<img');
});

test('quotation marks cannot leave a link target', () => {
  expect(richText.parse('[x](/a"onclick="b)')).not.toContain('"onclick="');
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'javascript&#58;alert(1)',
  'java&Tab;script:alert(1)',
  'vbscript:x',
  'file:///etc/passwd',
  'data:text/html,x',
])('%s makes no link', (target) => {
  expect(richText.parse(`[x](${target})`)).not.toMatch(/href="(?:javascript|vbscript|file|data)/i);
});

test('addresses in the text are not linked by themselves', () => {
  expect(richText.parse('https://example.at')).toBe('https://example.at');
});

test('empty text is refused', () => {
  expect(richText.safeParse('').success).toBe(false);
});
