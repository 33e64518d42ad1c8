/** @jest-environment node */
import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../build-time-code';
import { compileText } from '../compile-text';
import { insertionsOf } from '../insertions';
import { ownerPlaceholders } from '../owner-placeholders';
import { readContent } from '../read-content';
import {
  contentTree,
  legalSource,
  pageSource,
  postSource,
} from '../../../../__tests__/support/content-tree';

test('every file becomes an entry with its route', async () => {
  const content = await readContent(contentTree({ 'pages/services/rag.yaml': pageSource() }));
  expect(content.problems).toEqual([]);
  const routes = [...content.pages, ...content.posts, ...content.legal].map(
    ({ route, file }) => `${route} ${file}`,
  );
  expect(routes).toEqual(
    expect.arrayContaining([
      '/ content/pages/index.yaml',
      '/services/rag content/pages/services/rag.yaml',
      '/blog/pult content/blog/pult/index.mdx',
      '/impressum content/legal/impressum.mdx',
    ]),
  );
});

test('data files are known by their name', async () => {
  const { sources } = await readContent(contentTree());
  expect(sources.site?.name).toBe('Werkstatt Kern');
  expect(sources['feature-lists']?.automotive?.pro).toEqual(['WhatsApp']);
});

test('texts are compiled, legal ones with the data of the owner', async () => {
  const root = contentTree();
  const { posts, sources } = await readContent(root);
  const file = 'content/legal/impressum.mdx';
  const source = readFileSync(join(root, file), 'utf8');
  const { html } = await compileText(file, source, insertionsOf(sources, process.env));
  expect(html).toContain('Georg Kern');
  expect(posts[0]?.text.anchors).toEqual(['am-abend']);
});

test('what systems leave behind is ignored, every other file refused', async () => {
  const tree = contentTree({
    'pages/.DS_Store': '?',
    'pages/notiz.txt': '?',
    'blog/pult/a.md': '{',
  });
  const { problems } = await readContent(tree);
  expect(problems.map(({ file }) => file)).toEqual([
    'content/pages/notiz.txt',
    'content/blog/pult/a.md',
  ]);
});

test('a broken file is missing and keeps its address, the others are there', async () => {
  const content = await readContent(contentTree({ 'pages/kaputt.yaml': 'seo: [' }));
  const routes = content.pages.map(({ route }) => route);
  expect(routes).toContain('/');
  expect(routes).not.toContain('/kaputt');
  expect(content.addresses.map(({ route }) => route)).toContain('/kaputt');
  expect(content.problems.map(({ file }) => file)).toContain('content/pages/kaputt.yaml');
});

test.each(['preise', 'constructor'])(
  'B05: the unknown data file %s is named, with what is allowed',
  async (name) => {
    const { problems } = await readContent(contentTree({ [`data/${name}.yaml`]: 'a: 1\n' }));
    expect(problems).toEqual([
      {
        file: `content/data/${name}.yaml`,
        field: '',
        message: expect.stringMatching(/kennt das Inhaltsmodell nicht; erlaubt: .*testimonials/),
      },
    ]);
  },
);

test('B01: bad frontmatter of a post names field and line', async () => {
  const source = postSource('Text').replace('2025-10-02', 'gestern');
  const { posts, problems } = await readContent(contentTree({ 'blog/pult/index.mdx': source }));
  expect(posts).toEqual([]);
  expect(problems).toEqual([
    {
      file: 'content/blog/pult/index.mdx',
      line: 4,
      field: 'date',
      message: '„gestern“ muss ein Datum wie 2025-10-02 sein',
    },
  ]);
});

test('B01: a post without frontmatter is a problem', async () => {
  const { problems } = await readContent(contentTree({ 'blog/pult/index.mdx': 'Text' }));
  expect(problems.map(({ file }) => file)).toEqual(['content/blog/pult/index.mdx']);
});

test('B01: bad frontmatter of a legal text names its field', async () => {
  const source = legalSource('Text').replace('März 2024', '3/2024');
  const { problems } = await readContent(contentTree({ 'legal/impressum.mdx': source }));
  expect(problems).toMatchObject([{ file: 'content/legal/impressum.mdx', field: 'updated' }]);
});

test('frontmatter and text of one file are both checked', async () => {
  const source = postSource('{a}').replace('2025-10-02', 'gestern');
  const { problems } = await readContent(contentTree({ 'blog/pult/index.mdx': source }));
  expect(problems.map(({ line }) => line)).toEqual([4, 10]);
});

test("the owner's data bring name, phone and mail along", async () => {
  const { sources } = await readContent(contentTree());
  expect(ownerPlaceholders(sources.site)).toEqual({
    inhaber: { text: 'Georg Kern' },
    marke: { text: 'Werkstatt Kern' },
    telefon: { text: '+43\u00a0316\u00a000\u00a000\u00a000', href: 'tel:+43316000000' },
    email: { text: 'hallo@kern.example', href: 'mailto:hallo@kern.example' },
  });
});

test('M01: links that lead nowhere are named, and one in a circle ends', async () => {
  const root = contentTree();
  symlinkSync('nirgends.png', join(root, 'content/images/foto.png'));
  symlinkSync('..', join(root, 'content/images/kreis'));
  const { problems } = await readContent(root);
  expect(problems.map(({ file, message }) => `${file}: ${message}`)).toEqual([
    'content/images/foto.png: diese Verknüpfung führt nirgends hin oder im Kreis; löschen Sie sie',
    'content/images/kreis: diese Verknüpfung führt nirgends hin oder im Kreis; löschen Sie sie',
  ]);
  expect(filesBelow(root, 'content').filter((file) => file.includes('kreis'))).toEqual([]);
});
