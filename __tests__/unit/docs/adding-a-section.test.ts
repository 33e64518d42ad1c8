import { readFileSync } from 'node:fs';

const guide = readFileSync('docs/adding-a-section.md', 'utf8');
const quotes = [...guide.matchAll(/<!-- (line: )?(\S+) -->\n\n```\w+\n([\s\S]*?)\n```/g)].map(
  ([, line, file = '', code = '']) => ({ file, code, isLine: line !== undefined }),
);

test('the guide quotes the schema, the component, the catalogue and a registry', () => {
  expect(quotes.map(({ file }) => file)).toEqual([
    'src/sections/figures/schema.ts',
    'src/sections/figures/figures.tsx',
    'src/sections/catalogue.ts',
    'src/templates/registry/core-sections.still.ts',
    'src/sections/clock-hero/derive.ts',
  ]);
});

test.each(quotes)('what it quotes of $file is what the file says', ({ file, code, isLine }) => {
  const source = readFileSync(file, 'utf8');
  if (isLine) expect(source.split('\n')).toContain(code);
  else expect(source.trim()).toBe(code);
});
