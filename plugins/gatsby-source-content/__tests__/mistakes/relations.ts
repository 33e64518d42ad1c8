import { siteSource } from '../../../../__tests__/support/site';
import { coverPicture } from '../../../../__tests__/support/content-tree';
import {
  type Changes,
  type Mistake,
  page,
  pageSource,
  postSource,
  replaced,
  sections,
} from './sources';

const testimonials = (ids: string) =>
  sections(
    `  - kind: testimonials\n    label: Stimmen\n    heading: Stimmen\n    testimonials: [${ids}]\n`,
  );
const team = (ids: string) =>
  sections(
    `  - kind: team\n    label: Team\n    heading: Team\n    assistants: [${ids}]\n    show: 1\n`,
  );
const closing =
  '  - kind: closing\n    heading: Reden wir\n    text: Gern.\n    actions: [{ label: Los, to: / }]\n';
const faq = (one: string, two: string) =>
  `  - kind: faq\n    label: Fragen\n    heading: Fragen\n    questions:\n      - { question: ${one}, answer: Ja. }\n      - { question: ${two}, answer: Nein. }\n`;
const second = (title: string) => ({
  'blog/zweiter/index.mdx': replaced(postSource('Text. '.repeat(200)), 'Das Pult am Abend', title),
  'blog/zweiter/cover.png': coverPicture,
});

const changed = (changes: Changes, from: string | RegExp, to: string): Changes => ({
  'pages/kontakt.yaml': String(changes['pages/kontakt.yaml']).replace(from, to),
});

/** What only several files together show. */
export const relationMistakes: Mistake[] = [
  ['unknown-testimonial', testimonials('kren')],
  ['unknown-assistant', team('luigii')],
  [
    'unknown-package-group',
    sections('  - kind: packages\n    label: A\n    heading: A\n    packages: hom\n'),
  ],
  [
    'unknown-feature-list',
    sections(
      '  - kind: packages\n    label: A\n    heading: A\n    packages: home\n    features: automotiv\n',
    ),
  ],
  ['dup-in-list', testimonials('kern, kern')],
  [
    'dup-id',
    {
      'data/testimonials.yaml':
        '- { id: kern, quote: A, person: B, business: C }\n- { id: kern, quote: D, person: E, business: F }\n',
    },
  ],
  ['redirect-without-colon', { 'data/redirects.yaml': '- { from/alt, to: /trial }\n' }],
  ['no-h1', changed(sections(closing), / {2}- kind: plain-hero\n.*\n.*\n/, '')],
  [
    'no-sections',
    { 'pages/kontakt.yaml': pageSource().replace(/sections:[\s\S]*/, 'sections: []\n') },
  ],
  ['hero-last', changed(sections(''), 'sections:\n', `sections:\n${closing}`)],
  ['two-heroes', sections('  - kind: plain-hero\n    heading: Noch einmal\n    lead: Servus.\n')],
  [
    'dup-anchor',
    page(
      '    promises:',
      '    reader: redaktion\n    promises: []\n  - kind: contact-form\n    label: A\n    heading: B\n    anchor: nachricht\n    promises:',
    ),
  ],
  ['dup-section', sections(`${closing}${closing}`)],
  ['dup-question', sections(faq('Was kostet das?', 'Was kostet das?'))],
  ['seo-dup', { 'pages/halle.yaml': pageSource(closing) }],
  ['title-duplicate', second('Das Pult am Abend')],
  [
    'mixed-page',
    sections(
      '  - kind: notice\n    title: A\n    text: Servus\n  - kind: team\n    label: Team\n    heading: Team\n    assistants: [luigi]\n    show: 1\n',
    ),
  ],
  ['heading-very-long', page('Ein paar Zeilen genügen.', 'Ein paar Zeilen genügen. '.repeat(6))],
  ['nav-label-long', page('label: Nachricht', `label: ${'Nachricht '.repeat(8)}`)],
  [
    'broken-page-linked',
    {
      ...page('heading: Ein', 'heding: Ein'),
      'pages/halle.yaml': pageSource(closing.replace('to: /', 'to: /kontakt'))
        .replace('Werkstatt Kern', 'Halle')
        .replace('Ein Beispielbetrieb', 'Eine Halle'),
    },
  ],
  [
    'broken-site',
    { 'data/site.yaml': replaced(siteSource, 'name: Werkstatt Kern', 'nahme: Werkstatt Kern') },
  ],
  [
    'broken-packages',
    {
      'data/packages.yaml': 'home:\n  cards: []\n',
      ...sections('  - kind: packages\n    label: A\n    heading: A\n    packages: home\n'),
    },
  ],
  ['broken-assistants', { 'data/assistants.yaml': '- id: luigi\n', ...team('luigi') }],
];
