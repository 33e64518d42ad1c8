import { readFileSync } from 'node:fs';
import { siteSource } from '../../../../__tests__/support/site';
import { coverPicture } from '../../../../__tests__/support/content-tree';
import { type Mistake, data, page, sections, text } from './sources';

const closing = (to: string, words = 'Gern.') =>
  sections(`  - kind: closing
    heading: Reden wir
    text: ${words}
    actions:
      - { label: Los, to: ${to} }
`);
const withDomain = (target: string) => ({
  ...text(`Siehe [Beratung](${target}).`),
  ...data('site', 'inhaber: Georg Kern', 'inhaber: Georg Kern\n  domain: kern.example', siteSource),
});

/** The site's menus, all of whose links lead home: their number may change, and no test with it. */
const navigation = readFileSync('content/data/navigation.yaml', 'utf8').replace(
  /\b(to:|overview:) '?\/[^\s,}]*/g,
  '$1 /',
);

/** Links that lead nowhere. */
export const linkMistakes: Mistake[] = [
  ['dead-link-yaml', closing('/trail')],
  ['dead-link-far', closing('/gibt-es-nicht')],
  ['dead-anchor-yaml', closing("'/blog/pult#am-abnd'")],
  [
    'dead-anchor-own-page',
    page('    anchor:', "    intro: 'Siehe [Preise](/#preise)'\n    anchor:"),
  ],
  ['relative-link', closing('trial')],
  ['trailing-slash-yaml', closing('/trial/')],
  ['link-mailto-yaml', closing('mailto:hallo@kern.example')],
  ['link-outside-yaml', closing('https://example.at')],
  ['capital-link-yaml', closing('/Trial')],
  ['javascript-link-yaml', closing('/', '"[Klick](javascript:alert(1))"')],
  ['picture-in-yaml-text', closing('/', '"Hier ![x](https://a.at/x.png)"')],
  ['link-with-space-yaml', closing('/', '"[Klick] (/trial)"')],
  [
    'dead-link-data',
    {
      'data/assistants.yaml':
        '- { id: luigi, name: Luigi, image: portraits/luigi.svg, icon: pizza, trade: A, description: B, quote: C, channels: D, path: /trail }\n',
    },
  ],
  ['dead-link-mdx', text('Siehe [Beratung](/trail).')],
  ['own-anchor-mdx', text('Siehe [unten](#am-abent).')],
  ['own-anchor-mdx is read', text('Siehe [unten](#am-abend).')],
  ['anchor-other-text', text('Siehe [dort](/impressum#inhaberin).')],
  ['empty-link-text', text('Siehe [](/trial).')],
  ['empty-link-target', text('Siehe [hier]().')],
  ['link-with-space', text('Siehe [hier] (/trial).')],
  ['link-space-inside', text('Siehe [hier](/tri al).')],
  ['javascript-link', text('Siehe [hier](javascript:alert(1)).')],
  ['tel-link', text('Rufen Sie [uns](tel:+43316000000) an.')],
  ['mailto-link is read', text('Schreiben Sie [uns](mailto:hallo@kern.example).')],
  ['mailto-without-address', text('Schreiben Sie [uns](mailto:hallo).')],
  [
    'mailto-with-subject is read',
    text(
      '[Weiterleiten](mailto:?subject=Pult), [beide](mailto:a@kern.example,b@kern.example?cc=c)',
    ),
  ],
  ['mailto-missing', text('Schreiben Sie [uns](hallo@kern.example).')],
  ['own-domain-link', withDomain('https://www.kern.example/trial')],
  ['www-link', text('Siehe [hier](www.example.at).')],
  ['host-link', text('Siehe [hier](example.at/preise).')],
  ['protocol-without-colon', text('Siehe [hier](https//example.at).')],
  ['protocol-with-one-slash', text('Siehe [hier](https:/example.at).')],
  ['name-before-host', text('Siehe [hier](https://bank.at@example.at/x).')],
  ['letter-of-another-script', text('Siehe [hier](https://b\u0430nk.at).')],
  ['umlaut-in-host is read', text('Siehe [hier](https://käse.at).')],
  ['link-from-folder-to-folder', text('Siehe [hier](../pult/index.mdx).')],
  ['protocol-missing', text('Siehe [hier](//example.at).')],
  ['link-uppercase', text('Siehe [hier](/Trial).')],
  ['link-dotdot', text('Siehe [hier](../erster).')],
  ['link-umlaut', text('Siehe [hier](/blog/über-uns).')],
  ['link-md-file', text('Siehe [hier](../trial.yaml).')],
  ['link-mdx-file', text('Siehe [hier](/blog/pult/index.mdx).')],
  ['link-trailing-slash', text('Siehe [hier](/trial/).')],
  ['link-query is read', text('Siehe [hier](/trial?a=b).')],
  ['link-in-list', text('- Eins\n- [Zwei](/weg)')],
  [
    'dead-link-navigation',
    data(
      'navigation',
      '{ label: Startseite, to: / }',
      '{ label: Startseite, to: /strat }',
      navigation,
    ),
  ],
  [
    'slug-changed-own-link',
    {
      'blog/pult/index.mdx': undefined,
      'blog/pult/cover.png': undefined,
      'blog/pult-am-abend/index.mdx': String(
        text('Siehe [oben](/blog/pult).')['blog/pult/index.mdx'],
      ),
      'blog/pult-am-abend/cover.png': coverPicture,
    },
  ],
];
