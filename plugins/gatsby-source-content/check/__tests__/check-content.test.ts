import { thirdPartyIds } from '../../../../src/content-model/data';
import { checkContent } from '../check-content';
import {
  contentTree,
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

describe('B04: broken internal links', () => {
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
