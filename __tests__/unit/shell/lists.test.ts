import { readFileSync } from 'node:fs';
import { filesBelow } from '../../../plugins/gatsby-source-content/read/disk';

test('F9 lists without markers stay lists in Safari: no sheet sets `list-style: none`', () => {
  const sheets = filesBelow('.', 'src').filter((file) => file.endsWith('.css'));
  const css = sheets.map((file) => readFileSync(file, 'utf8'));
  expect(css.filter((text) => /list-style(-type)?:\s*none/.test(text))).toEqual([]);
  expect(css.join('')).toMatch(/\nul,\nol \{[^}]*list-style-type: '';/);
});
