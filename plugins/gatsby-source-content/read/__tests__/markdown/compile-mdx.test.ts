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
  const { headings } = await compile('## Am 24. Mai\n\n## Am 24. Mai\n');
  expect(headings.map(({ id }) => id)).toEqual(['am-24-mai', 'am-24-mai-1']);
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

// What an editor typed is on the page as it was meant.
test.each([
  ['„https://a.at/b“.', '„<a href="https://a.at/b">https://a.at/b</a>“.'],
  ['»www.a.at/b«', '»<a href="https://www.a.at/b">www.a.at/b</a>«'],
  [
    'https://a.at/b… (https://a.at)',
    '<a href="https://a.at/b">https://a.at/b</a>… (<a href="https://a.at">https://a.at</a>)',
  ],
  ['büro@firma.at', 'büro@firma.at'],
  ['buero@firma.at.', '<a href="mailto:buero@firma.at">buero@firma.at</a>.'],
  ['8~12 und 13~17', '8~12 und 13~17'],
  ['8~~12, 13~~17 und ~~alt~~', '8~~12, 13~~17 und <del>alt</del>'],
  ['2**3 und 4**5, Räder**wechsel**', '2**3 und 4**5, Räder<strong>wechsel</strong>'],
  [
    '„https://a.at/b.“ (https://a.at)“',
    '„<a href="https://a.at/b">https://a.at/b</a>.“ (<a href="https://a.at">https://a.at</a>)“',
  ],
  ['www.a.at–gut', '<a href="https://www.a.at">www.a.at</a>–gut'],
  ['Kund*innen und Wirt*innen', 'Kund*innen und Wirt*innen'],
  ['40*30*20 cm, *betont*', '40*30*20\u00a0cm, <em>betont</em>'],
  ['1.500 €, 30 %, 10 Uhr', '1.500\u00a0€, 30\u00a0%, 10\u00a0Uhr'],
  [
    'Art. 28, § 5, am 24. Dezember, z. B.',
    'Art.\u00a028, §\u00a05, am 24.\u00a0Dezember, z.\u00a0B.',
  ],
  ['€ 30, 1 200 m², 24. 12.', '€\u00a030, 1\u00a0200\u00a0m², 24.\u00a012.'],
  ['`24. Dezember`', '<code>24. Dezember</code>'],
  ['gru\u0308n, e\ufb03zient', 'grün, effizient'],
])('T02: %j is read as it was written', async (written, html) => {
  expect((await compile(written)).html).toBe(`<p>${html}</p>`);
});

test('T02: a Mac writes umlauts as two signs, and spaces that do not break', async () => {
  const { anchors, html } = await compile('##\u00a0U\u0308ber uns\n\n-\u00a0Eins');
  expect(anchors).toEqual(['über-uns']);
  expect(html).toContain('<li>Eins</li>');
});
