/** @jest-environment node */
import { thirdPartyIds } from '../../../../src/content-model/data';
import { checkContent } from '../check-content';
import {
  contentTree,
  coverPicture,
  legalSource,
  pageSource,
  postSource,
} from '../../../../__tests__/support/content-tree';

const check = async (changes: Record<string, string | Buffer | undefined>) =>
  (await checkContent(contentTree(changes))).problems;

const closing = (link: string) => `  - kind: closing
    heading: Reden wir
    text: Gern.
    actions:
      - { label: Los, to: ${link} }
`;

test('content without faults has no problems', async () => {
  expect(await check({})).toEqual([]);
});

describe('B02: missing pictures', () => {
  test('the cover of a post', async () => {
    expect(await check({ 'blog/pult/cover.png': undefined })).toMatchObject([
      {
        file: 'content/blog/pult/index.mdx',
        field: 'cover',
        message: expect.stringContaining('content/blog/pult/cover.png fehlt'),
      },
    ]);
  });

  test('the portrait of an assistant', async () => {
    expect(await check({ 'images/portraits/luigi.svg': undefined })).toMatchObject([
      {
        file: 'content/data/assistants.yaml',
        field: '[0].image',
        message: expect.stringContaining('content/images/portraits/luigi.svg fehlt'),
      },
    ]);
  });

  test('the picture of a section', async () => {
    const intro = `  - kind: contact-intro
    heading: Reden wir
    lead: Gern.
    quote: { text: Ein Anruf genügt., by: Georg Kern }
    picture: { file: pult.png, alt: Ein Pult }
`;
    expect(await check({ 'pages/kontakt.yaml': pageSource(intro) })).toMatchObject([
      { file: 'content/pages/kontakt.yaml', field: 'sections[1].picture.file' },
    ]);
    expect(
      await check({ 'pages/kontakt.yaml': pageSource(intro), 'images/pult.png': coverPicture }),
    ).toEqual([]);
  });
});

test('a missing data file is named', async () => {
  expect(await check({ 'data/trainings.yaml': undefined })).toEqual([
    { file: 'content/data/trainings.yaml', field: '', message: 'diese Datei fehlt' },
  ]);
});

test('services the privacy policy does not name are named', async () => {
  const all = thirdPartyIds.map((id) => `<Dienst name="${id}" />\n\n`);
  const policy = (services: string[]) =>
    check({ 'legal/datenschutz.mdx': legalSource(services.join('')) });
  expect(await policy(all)).toEqual([]);
  expect(await policy(all.slice(2))).toEqual(
    thirdPartyIds.slice(0, 2).map((id) => ({
      file: 'content/legal/datenschutz.mdx',
      field: '',
      message: `es fehlt <Dienst name="${id}" />`,
    })),
  );
});

describe('B03: two files for one address', () => {
  test.each([
    ['pages/trial.yaml', 'pages/trial/index.yaml', '/trial'],
    ['pages/index.yaml', 'pages/impressum.yaml', '/impressum'],
    ['pages/index.yaml', 'pages/blog/pult.yaml', '/blog/pult'],
    ['pages/index.yaml', 'pages/blog.yaml', '/blog'],
  ])('%s and %s', async (one, other, route) => {
    const problems = await check({ [one]: pageSource(), [other]: pageSource() });
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toMatch(
      new RegExp(
        `^die Adresse ${route} (hat schon|gehört der Website selbst; ihre Texte stehen in) content/`,
      ),
    );
  });
});

describe('B04: broken internal links', () => {
  test('in YAML', async () => {
    expect(await check({ 'pages/trial.yaml': pageSource(closing('/gibt-es-nicht')) })).toEqual([
      {
        file: 'content/pages/trial.yaml',
        line: 12,
        field: 'sections[1].actions[0].to',
        message: 'der Link /gibt-es-nicht führt zu keiner Seite',
      },
    ]);
  });

  test('A19: a picture of another site in a YAML text', async () => {
    const source = pageSource(closing('/')).replace(
      'text: Gern.',
      'text: Hier ![x](https://a.at/x.png)',
    );
    expect(await check({ 'pages/neu.yaml': source })).toMatchObject([
      { file: 'content/pages/neu.yaml', line: expect.any(Number), field: 'sections[1].text' },
    ]);
  });

  test('in rich text', async () => {
    const source = pageSource().replace(
      'lead: Wir heben ab.',
      'lead: Lesen Sie [mehr](/gibt-es-nicht).',
    );
    expect(await check({ 'pages/index.yaml': source })).toMatchObject([
      { file: 'content/pages/index.yaml', field: 'sections[0].lead' },
    ]);
  });

  test('in a post', async () => {
    const problems = await check({ 'blog/pult/index.mdx': postSource('[mehr](/gibt-es-nicht)') });
    expect(problems).toMatchObject([
      { file: 'content/blog/pult/index.mdx', message: expect.stringContaining('/gibt-es-nicht') },
    ]);
  });

  test.each([
    ['pult', 'blog/pult/index.mdx', 'is the post itself, read from /blog/', 0],
    ['../impressum', 'blog/pult/index.mdx', 'leads to the page beside the blog', 0],
    ['gibt-es-nicht', 'blog/pult/index.mdx', 'leads to no post', 1],
    ['./impressum', 'blog/pult/index.mdx', 'leads to no post', 1],
    ['blog', 'legal/impressum.mdx', 'leads to the blog', 0],
    ['blog/weg', 'legal/impressum.mdx', 'leads nowhere', 1],
  ])('the relative link %s in %s %s', async (link, file, _what, count) => {
    const source = file.startsWith('blog') ? postSource : legalSource;
    const problems = await check({ [file]: source(`[mehr](${link})`) });
    expect(problems.map(({ message }) => message)).toEqual(
      Array.from({ length: count }, () =>
        expect.stringContaining(`der Link ${link} führt zu keiner Seite`),
      ),
    );
  });

  test('in a data file', async () => {
    const packages = 'data/packages.yaml';
    const source = `home:
  cards:
    - { id: basic, title: BASIC, audience: Alle, setup: 1, monthly: 1, channels: Web, action: { label: Los, to: /weg } }
`;
    expect(await check({ [packages]: source })).toMatchObject([
      { file: 'content/data/packages.yaml', field: 'home.cards[0].action.to' },
    ]);
  });

  test('an address of another host without https: is one, too', async () => {
    expect(await check({ 'blog/pult/index.mdx': postSource('[mehr](//example.at)') })).toHaveLength(
      1,
    );
  });

  test.each([
    '/',
    '/impressum',
    '/blog',
    '/blog/pult',
    '/blog/pult#am-abend',
    '/impressum?a=b#inhaber',
  ])('%s is none', async (link) => {
    expect(await check({ 'pages/trial.yaml': pageSource(closing(`'${link}'`)) })).toEqual([]);
  });

  test('links to other hosts and to mail are none', async () => {
    const body =
      '[a](https://example.at/x) [b](mailto:hallo@kern.example) [c](#am-abend)\n\n## Am Abend';
    expect(await check({ 'blog/pult/index.mdx': postSource(body) })).toEqual([]);
  });
});

test('faults of every kind are reported in one go', async () => {
  const problems = await check({
    'pages/trial.yaml': pageSource(closing('/gibt-es-nicht')),
    'pages/kaputt.yaml': 'seo: [',
    'pages/impressum.yaml': pageSource(),
    'data/preise.yaml': 'a: 1',
    'blog/pult/index.mdx': postSource('{a}'),
    'blog/pult/cover.png': undefined,
  });
  expect(problems.map(({ file }) => file).sort()).toEqual(
    expect.arrayContaining([
      'content/blog/pult/index.mdx',
      'content/data/preise.yaml',
      'content/legal/impressum.mdx',
      'content/pages/kaputt.yaml',
      'content/pages/trial.yaml',
    ]),
  );
  expect(problems.filter(({ file }) => file.endsWith('index.mdx'))).toHaveLength(2);
});
