import { scaffold } from '../../check/check-scaffolds';
import { type Mistake, form, front, page, products, replaced, sections } from './sources';

const heading = '    heading: Ein paar Zeilen genügen.\n';
const questions = (count: number): string =>
  Array.from(
    { length: count },
    (_, index) => `      - { question: Frage ${index}?, answer: Ja. }\n`,
  ).join('');
const picture = (more: string, file = 'portraits/luigi.svg') =>
  sections(`  - kind: contact-intro
    heading: Reden wir
    lead: Gern.
    quote: { text: Ein Anruf genügt., by: Georg Kern }
    picture: { file: ${file}${more} }
`);

/** Fields that are missing, unknown, or hold what they cannot. */
export const fieldMistakes: Mistake[] = [
  ['unknown-field', page(heading, `${heading}    untertitel: Servus\n`)],
  ['misspelt-field', page('    heading:', '    heding:')],
  ['capital-field', page('    heading:', '    Heading:')],
  ['two-unknown-fields', page(heading, `${heading}    introo: A\n    farbe: B\n`)],
  ['missing-field', page(heading, '')],
  ['empty-value', page(heading, '    heading:\n')],
  ['empty-text', page(heading, "    heading: ''\n")],
  ['misspelt-kind', page('kind: contact-form', 'kind: contact-from')],
  ['german-kind', page('kind: contact-form', 'kind: Aufmacher')],
  ['missing-kind', page('  - kind: contact-form\n    label', '  - label')],
  ['number-instead-text', page(heading, '    heading: 2026\n')],
  ['octal-number is read', page(heading, '    heading: 0123\n')],
  ['list-instead-text', page(heading, '    heading: [Eins, Zwei]\n')],
  ['bool-instead-text', page(heading, '    heading: true\n')],
  [
    'text-instead-list',
    page(
      '    promises:\n      - Wir antworten per E-Mail.\n      - Ihre Angaben dienen nur der Antwort.\n',
      '    promises: Bald\n',
    ),
  ],
  [
    'text-instead-group',
    page('seo:\n  title: Kontakt zur Halle\n', 'seo: Werkstatt\nxeo:\n  title: X\n'),
  ],
  ['ja-nein-bool', page('sections:', 'contactBand: ja\nsections:')],
  ['nein-bool', page('sections:', 'contactBand: nein\nsections:')],
  ['misspelt-choice', page('sections:', 'reveal: ofset\nsections:')],
  ['anchor-with-capital', page('anchor: nachricht', 'anchor: Nachricht Ä')],
  ['heading-html', page('genügen.', '<b>genügen</b>.')],
  ['heading-markdown', page('genügen.', '**genügen**.')],
  [
    'seo-title-long',
    page(
      'Kontakt zur Halle',
      'Kontakt zur Halle in Graz, alles über Bremsen, Reifen, Pickerl und Lack',
    ),
  ],
  ['seo-title-short', page('Kontakt zur Halle', 'Kern')],
  ['page-scaffold-title', page('Kontakt zur Halle', 'KI für Optiker – bitte Titel schreiben')],
  [
    'page-scaffold-description',
    page('Eine Halle', '>-\n    Bitte beschreiben: was die Seite /halle bietet. Eine Halle'),
  ],
  [
    'page-text-of-model',
    {
      ...page('seo:', `${scaffold.model}/halle\nseo:`),
      'pages/halle.yaml': form.replace('Kontakt zur', 'Plan der').replace('Eine', 'Die'),
    },
  ],
  ['seo-missing', page('  title: Kontakt zur Halle\n', '')],
  ['yaml-list-top', { 'data/testimonials.yaml': 'kern: { quote: Passt. }\n' }],
  ['group-instead-list', { 'data/testimonials.yaml': 'id: kern\nquote: Passt.\n' }],
  [
    'too-few-entries',
    sections(
      '  - kind: faq\n    label: Fragen\n    heading: Fragen\n    questions:\n      - { question: Ja?, answer: Ja. }\n',
    ),
  ],
  [
    'too-many-faq',
    sections(
      `  - kind: faq\n    label: Fragen\n    heading: Fragen\n    questions:\n${questions(14)}`,
    ),
  ],
  ['alt-missing-picture', picture('')],
  ['alt-empty-picture', picture(", alt: ''")],
  ['image-outside', picture(', alt: Ein Bild', '../Luigi.PNG')],
  ['category-typo', front('KI & Digitalisierung', 'KI & Digitalisirung')],
  ['author-typo', front('redaktion', 'redaktionn')],
  ['author-name', front('redaktion', 'Georg Kern')],
  ['author-unknown', front('redaktion', 'Erika Musterfrau')],
  ['author-empty', front('redaktion', "''")],
  ['excerpt-quotes', front('im Betrieb liegen', 'im "Betrieb" liegen')],
  ['excerpt-half-quotes', front('im Betrieb liegen', 'im „Betrieb liegen')],
  ['title-short', front("'Das Pult am Abend: Was liegen bleibt, wenn niemand abhebt'", 'Pult')],
  [
    'title-missing',
    front("title: 'Das Pult am Abend: Was liegen bleibt, wenn niemand abhebt'\n", ''),
  ],
  [
    'title-long',
    front('wenn niemand abhebt', 'wenn niemand abhebt und alle schon lange daheim sind'),
  ],
  [
    'excerpt-short',
    front('Was im Betrieb liegen bleibt, wenn niemand mehr abhebt, und wer es erledigt.', 'Kurz.'),
  ],
  ['cover-alt-empty', front('Ein Pult mit Telefon', "''")],
  ['cover-alt-missing', front('coverAlt: Ein Pult mit Telefon\n', '')],
  ['unknown-frontmatter', front('date:', 'datum: 2025-10-02\ndate:')],
  ['german-frontmatter', front('date:', 'datum:')],
  ['misspelt-frontmatter', front('coverAlt:', 'coveralt:')],
  ['nested-yaml-in-post', front('KI & Digitalisierung', '\n  - KI')],
  [
    'products-comma',
    { '../supabase/functions/_shared/products.json': replaced(products, '},', '}') },
  ],
  [
    'products-merge-conflict',
    {
      '../supabase/functions/_shared/products.json': `<<<<<<< HEAD\n${products}=======\n{}\n>>>>>>> main\n`,
    },
  ],
  [
    'products-negative',
    {
      '../supabase/functions/_shared/products.json': replaced(
        products,
        '"price": 99',
        '"price": -99',
      ),
    },
  ],
  [
    'products-thousand',
    {
      '../supabase/functions/_shared/products.json': replaced(
        products,
        '"price": 99',
        '"price": 1.500',
      ),
    },
  ],
  [
    'conversation-unknown-type',
    {
      'data/conversations.yaml': 'annahme: { type: chatt, title: A, subtitle: B, messages: [] }\n',
    },
  ],
  [
    'record-name',
    { 'data/feature-lists.yaml': 'Neue Liste: { basic: [A], pro: [B], enterprise: [C] }\n' },
  ],
];
