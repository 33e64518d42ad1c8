import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../build-time-code';
import { compileText } from '../read-file';
import { insertionsOf } from '../insertions';
import { readContent } from '../read-content';
import { contentTree, legalSource, pageSource } from '../../../../__tests__/support/content-tree';

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

test('a broken file is missing and keeps its address, the others are there', async () => {
  const content = await readContent(contentTree({ 'pages/kaputt.yaml': 'seo: [' }));
  const routes = content.pages.map(({ route }) => route);
  expect(routes).toContain('/');
  expect(routes).not.toContain('/kaputt');
  expect(content.addresses.map(({ route }) => route)).toContain('/kaputt');
  expect(content.problems.map(({ file }) => file)).toContain('content/pages/kaputt.yaml');
});

test('B01: bad frontmatter of a legal text names its field', async () => {
  const source = legalSource('Text').replace('März 2024', '3/2024');
  const { problems } = await readContent(contentTree({ 'legal/impressum.mdx': source }));
  expect(problems).toMatchObject([{ file: 'content/legal/impressum.mdx', field: 'updated' }]);
});

test("the owner's data bring name, phone and mail along", async () => {
  const { sources } = await readContent(contentTree());
  expect(insertionsOf(sources, {}).Angabe).toEqual({
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
