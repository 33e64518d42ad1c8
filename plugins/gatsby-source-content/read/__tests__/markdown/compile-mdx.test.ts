/** @jest-environment node */
import { compileMdx } from '../../markdown/compile-mdx';

const compile = (source: string) => compileMdx('content/blog/eins/index.mdx', source, {});

test('a text becomes static HTML', async () => {
  const { html } = await compile('Ein **fetter** Satz.\n\n- eins\n- zwei\n');
  expect(html).toBe(
    '<p>Ein <strong>fetter</strong> Satz.</p>\n<ul>\n<li>eins</li>\n<li>zwei</li>\n</ul>',
  );
});

test('tables are understood', async () => {
  expect((await compile('| Tag | Zeit |\n|---|---|\n| Mo | 9 |')).html).toContain('<td>Mo</td>');
});

test('footnotes speak German', async () => {
  const { html } = await compile(
    'Eins[^a], noch einmal[^a], zwei[^b].\n\n[^a]: Quelle A\n[^b]: Quelle B\n',
  );
  expect(html).toMatch(/<h2[^>]*class="visually-hidden"[^>]*>Fußnoten<\/h2>/);
  const labels = [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label);
  expect(labels).toEqual([
    'Zurück zum Verweis 1',
    'Zurück zum Verweis 1-2',
    'Zurück zum Verweis 2',
  ]);
});

test('frontmatter is neither shown nor counted', async () => {
  const { html, plainText } = await compile('---\ntitle: Geheim\n---\nText');
  expect(html).toBe('<p>Text</p>');
  expect(plainText).not.toContain('Geheim');
});

test('the table of contents has the h2 headings with their anchors', async () => {
  const { headings, html } = await compile('## Am *Pult*\n\n### Klein\n\n## Danach\n');
  expect(headings).toEqual([
    { id: 'am-pult', text: 'Am Pult' },
    { id: 'danach', text: 'Danach' },
  ]);
  expect(html).toContain('<h2 id="am-pult">');
});

test('headings of the same name get different anchors', async () => {
  const { headings } = await compile('## Preis\n\n## Preis\n');
  expect(new Set(headings.map(({ id }) => id)).size).toBe(2);
});

test('plain text keeps words of different blocks apart', async () => {
  const { plainText } = await compile(
    '## Titel\n\nSatz **eins**.  \nZeile\n\n- Punkt\n\n| A | B |\n|---|---|\n| C | D |',
  );
  expect(plainText.split(/\s+/).filter(Boolean)).toEqual([
    'Titel',
    'Satz',
    'eins.',
    'Zeile',
    'Punkt',
    'A',
    'B',
    'C',
    'D',
  ]);
});

test('markup inside a word does not split it', async () => {
  expect((await compile('Räder**wechsel**')).plainText).toBe('Räderwechsel');
});

test('the same text in another file names the other file', async () => {
  await compileMdx('a.mdx', '{a}', {});
  const { problems } = await compileMdx('b.mdx', '{a}', {});
  expect(problems.map(({ file }) => file)).toEqual(['b.mdx']);
});

test("changed owner's data compile a text anew", async () => {
  const source = '<Angabe name="inhaber" />';
  await compileMdx('a.mdx', source, { Angabe: { inhaber: { text: 'Georg Kern' } } });
  const { html } = await compileMdx('a.mdx', source, { Angabe: { inhaber: { text: 'Eva Kern' } } });
  expect(html).toBe('Eva Kern');
});
