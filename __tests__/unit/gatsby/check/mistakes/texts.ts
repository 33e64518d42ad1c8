import { type Mistake, front, page, sections, text } from './sources';

const link = (to: string) =>
  sections(`  - kind: closing
    heading: Reden wir
    text: Siehe [den Beitrag](${to}).
    actions: [{ label: Los, to: / }]
`);

/** What posts and texts say and how they are marked up. */
export const textMistakes: Mistake[] = [
  ['mdx-import', text('import nichts aus Graz')],
  ['mdx-export', text('export const x = 1')],
  ['mdx-braces-text', text('Das kostet {viel} Geld.')],
  ['mdx-open-brace', text('Das kostet {viel Geld.')],
  ['mdx-comment', text('<!-- später -->')],
  ['mdx-html-block', text('<div>Hallo</div>')],
  ['mdx-html-br', text('Eins<br>Zwei')],
  ['mdx-html-br-closed', text('Eins<br/>Zwei')],
  ['mdx-html-bold', text('Das ist <b>wichtig</b>.')],
  ['mdx-unclosed-bold-tag', text('Das ist <b>wichtig.')],
  ['mdx-html-link', text('Hier <a href="/blog">klicken</a>')],
  ['mdx-html-picture', text('<img src="/x.png" />')],
  ['mdx-iframe', text('<iframe src="https://www.youtube.com/embed/x"></iframe>')],
  ['mdx-unknown-block', text('<Hinwies>Achtung</Hinwies>')],
  ['mdx-misspelt-block', text('<Gesprach name="annahme" />')],
  ['mdx-lt-letter', text('Temperatur <drei Grad')],
  ['mdx-lt-digit', text('Wir haben <3 Betriebe')],
  ['mdx-lt-space is read', text('5 < 7 und 7 > 5')],
  ['mdx-email-autolink', text('Schreiben Sie <hallo@kern.example>')],
  ['mdx-url-autolink', text('Siehe <https://example.at>')],
  ['mdx-angabe-typo', text('Wir sind <Angabe name="inhabr" />.')],
  ['mdx-preis-typo', text('Ab <Preis paket="home.basik" />.')],
  ['mdx-gespraech-typo', text('<Gespraech name="anname" />')],
  ['mdx-dienst-typo', text('<Dienst name="strip" />')],
  ['mdx-unclosed-block', text('<Dienst name="stripe">')],
  ['mdx-second-h1', text('# Noch ein Titel')],
  ['mdx-skip-level', text('## Eins\n\n#### Zwei')],
  ['mdx-begins-with-h3', text('### Eins')],
  ['mdx-empty-heading', text('##')],
  ['mdx-heading-without-space', text('##Eins')],
  ['mdx-dup-heading is read', text('## Eins\n\nText.\n\n## Eins')],
  ['mdx-footnote is read', text('Das sagt die Statistik.[^1]\n\n[^1]: Statistik Austria')],
  ['mdx-footnote-missing', text('Das sagt die Statistik.[^1]')],
  ['mdx-table-broken', text('| Was | Wann |\n| Räder | Herbst |')],
  ['mdx-table is read', text('| Was | Wann |\n| --- | --- |\n| Räder | Herbst |')],
  ['mdx-ref-link-undefined', text('Siehe [unsere Preise][preise].')],
  ['mdx-unclosed-bold', text('Das ist **wichtig.')],
  ['mdx-bold-with-spaces', text('Das ist ** wichtig **.')],
  ['mdx-code is read', text('Schreiben Sie `{x}` und `**`.')],
  ['quotes-unbalanced', text('Er sagt „Servus und geht.')],
  ['quotes-reversed', text('Er sagt “Servus„ und geht.')],
  ['quotes-in-yaml', page('Ein paar Zeilen genügen.', 'Ein „paar Zeilen genügen.')],
  [
    'post-very-short',
    {
      'blog/pult/index.mdx': String(text('x')['blog/pult/index.mdx']).replace(
        /(Das Telefon läutet.*?ab\. )+/,
        '',
      ),
    },
  ],
  ['draft', front('date:', 'draft: true\ndate:')],
  ['draft-in-german', front('date:', 'entwurf: true\ndate:')],
  ['date-future', front('2025-10-02', '2031-05-01')],
  ['link-to-draft', { ...front('date:', 'draft: true\ndate:'), ...link('/blog/pult') }],
  ['http-link', text('Siehe [hier](http://example.at).')],
  ['yaml-text-http-link', page('genügen.', 'genügen. http://example.at')],
];
