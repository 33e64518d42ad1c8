import { type Mistake, form, front, page } from './sources';

const heading = '    heading: Ein paar Zeilen genügen.\n';

/** What YAML stumbles over. */
export const yamlMistakes: Mistake[] = [
  ['yaml-indent', page(heading, '      heading: Ein paar Zeilen genügen.\n')],
  ['yaml-space-too-many', page(heading, ` ${heading}`)],
  ['yaml-space-too-few', page(heading, heading.slice(1))],
  ['yaml-tab', page(heading, '\theading: Ein paar Zeilen genügen.\n')],
  ['yaml-colon-in-text', page(heading, '    heading: Unser Preis: 30 Euro\n')],
  ['yaml-open-quote', page(heading, '    heading: "Ein paar Zeilen\n')],
  ['yaml-open-single-quote', page(heading, "    heading: 'Ein paar Zeilen\n")],
  ['yaml-curly-german-mismatch', page(heading, '    heading: "Er sagt „Servus" und geht"\n')],
  ['yaml-typographic-quotes', page(heading, '    heading: „Schreiben: jederzeit“\n')],
  ['yaml-quoted-word', page(heading, '    heading: "Abheben" lohnt sich\n')],
  ['yaml-apostrophe', page(heading, "    heading: 'Wie geht's Ihrem Betrieb?'\n")],
  ['yaml-starred-word', page(heading, '    heading: *Schreiben* Sie uns\n')],
  ['yaml-leading-star', page(heading, '    heading: *Betont*\n')],
  ['yaml-leading-and', page(heading, '    heading: &Co und andere\n')],
  ['yaml-at-first', page(heading, '    heading: @uhrturm\n')],
  ['yaml-percent-first', page(heading, '    heading: %-Rechnung\n')],
  ['yaml-no-space-after-colon', page(heading, '    heading:Servus\n')],
  ['yaml-no-colon', page(heading, '    heading Servus\n')],
  ['yaml-missing-brace', page('    anchor: nachricht\n', '    anchor: { a: b\n')],
  ['yaml-missing-bracket', page('    anchor: nachricht\n', '    anchor: [a, b\n')],
  ['yaml-double-key', page(heading, `${heading}${heading}`)],
  ['yaml-comma-missing', page('    anchor: nachricht\n', '    anchor: { a: b c: d }\n')],
  ['yaml-second-document', page(heading, `---\n${heading}`)],
  ['yaml-bad-escape', page(heading, '    heading: "C:\\daten"\n')],
  ['yaml-hash', page(heading, '    heading: Unser #1 Tipp\n')],
  ['yaml-hash-and-space', page(heading, '    heading: Unser Tipp # 1 für Betriebe\n')],
  ['yaml-note is ignored', page('kind: contact-form', 'kind: contact-form # vorläufig')],
  [
    'yaml-open-quote-of-windows',
    page(form, form.replace(': Ein', ': "Ein').replaceAll('\n', '\r\n')),
  ],
  ['yaml-nbsp-indent', page(heading, '\u00a0\u00a0\u00a0\u00a0heading: Servus\n')],
  ['yaml-dash-of-section-missing', page('  - kind: contact-form', '    kind: contact-form')],
  ['yaml-first-dash-missing', { 'data/testimonials.yaml': '  id: a\n  quote: B\n- id: b\n' }],
  ['yaml-one-dash-missing', page('      - Ihre Angaben', '      Ihre Angaben')],
  [
    'yaml-all-dashes-missing',
    page(
      '      - Wir antworten per E-Mail.\n      - Ihre',
      '      Wir antworten per E-Mail.\n      Ihre',
    ),
  ],
  ['yaml-dash-without-space', page('      - Ihre', '      -Ihre')],
  [
    'merge-conflict',
    page(heading, `<<<<<<< HEAD\n${heading}=======\n    heading: Anders\n>>>>>>> main\n`),
  ],
  ['empty-yaml', { 'pages/kontakt.yaml': '' }],
  ['comment-only-yaml', { 'pages/kontakt.yaml': '# später\n' }],
  ['yaml-only-text', { 'pages/kontakt.yaml': 'Servus\n' }],
  ['utf16-yaml', { 'pages/kontakt.yaml': Buffer.from('\ufeffseo: 1\n', 'utf16le') }],
  ['bom-mdx', front('---\ntitle', '\ufeff---\ntitle')],
  ['cp1252-mdx', { 'blog/pult/index.mdx': Buffer.from('---\ntitle: Ö\n---\nÄ\n', 'latin1') }],
  ['utf16-mdx', { 'blog/pult/index.mdx': Buffer.from('\ufeff---\n', 'utf16le') }],
  ['frontmatter-missing', { 'blog/pult/index.mdx': '## Am Abend\n\nText.\n' }],
  ['frontmatter-blank-line-before', front('---\ntitle', '\n---\ntitle')],
  ['frontmatter-em-dash', front('---\ntitle', '—\ntitle')],
  ['frontmatter-four-dashes', front('---\ntitle', '----\ntitle')],
  ['frontmatter-unclosed', front('Telefon\n---\n', 'Telefon\n')],
  ['frontmatter-space-after-dashes', front('Telefon\n---\n', 'Telefon\n--- \n')],
  ['front-extra-dashes', front('Telefon\n---\n', 'Telefon\n-----\n')],
  ['mdx-only-front', { 'blog/pult/index.mdx': onlyFrontmatter() }],
  ['mdx-merge-conflict', front('date:', '<<<<<<< HEAD\ndate: 1\n=======\n>>>>>>> x\ndate:')],
  [
    'title-colon-unquoted',
    front("'Das Pult am Abend: Was liegen bleibt, wenn niemand abhebt'", 'Das Pult: Abend'),
  ],
  ['crlf-mdx is read', front('---\ntitle', '---\r\ntitle')],
  ['yaml-block-text is read', page(heading, '    heading: >-\n      Ein paar\n      Zeilen\n')],
  ['yaml-percent is read', page(heading, '    heading: Um 30 % schneller\n')],
  ['yaml-date-text is read', page(heading, '    heading: Ab 14.11.2026 bei Ihnen\n')],
];

function onlyFrontmatter(): string {
  const source = String(front('date', 'date')['blog/pult/index.mdx']);
  return `${source.split('\n---\n')[0] ?? ''}\n---\n`;
}
