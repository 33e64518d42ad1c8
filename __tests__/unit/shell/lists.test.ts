import { readFileSync } from 'node:fs';
import { filesIn } from '../../../plugins/gatsby-plugin-lean-pages';

test('F9 lists without markers stay lists in Safari: no sheet sets `list-style: none`', () => {
  const sheets = filesIn('src').filter((file) => file.endsWith('.css'));
  const css = sheets.map((file) => readFileSync(`src/${file}`, 'utf8'));
  expect(css.filter((text) => /list-style(-type)?:\s*none/.test(text))).toEqual([]);
  expect(css.join('')).toMatch(/\nul,\nol \{[^}]*list-style-type: '';/);
});
