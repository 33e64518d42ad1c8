/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../../../src/gatsby/check/check-content';
import { nameOf } from '../../../tools/content/name-of';
import { newCover } from '../../../tools/content/new-cover';
import { newPage } from '../../../tools/content/new-page';
import { newPost } from '../../../tools/content/new-post';
import { loadDictionary } from '../../../tools/content/spelling/dictionary';
import { contentTree, postSource } from '../../support/content-tree';

const now = new Date('2026-01-05T12:00:00Z');

test('a new post is a draft that the check has nothing against', async () => {
  const root = contentTree();
  const post = await newPost(root, 'Über Öffnungszeiten & Ärger: was hilft?', now);
  expect(post).toEqual({
    file: 'content/blog/ueber-oeffnungszeiten-und-aerger-was-hilft/index.mdx',
    route: '/blog/ueber-oeffnungszeiten-und-aerger-was-hilft',
  });
  const { problems, remarks } = await checkContent(root, now);
  expect(problems).toEqual([]);
  expect(remarks).toContainEqual(expect.objectContaining({ file: post.file, field: 'draft' }));
});

test('a title that is taken is refused, and so is none', async () => {
  const root = contentTree();
  await expect(newPost(root, 'Pult', now)).rejects.toThrow('content/blog/pult gibt es schon');
  await expect(newPost(root, ' ', now)).rejects.toThrow('Bitte den Titel angeben');
});

test('a cover is drawn for a post without one, and the check has nothing against it', async () => {
  const bare = postSource('Text.').replace(/^cover.*\n/gm, '');
  const root = contentTree({ 'blog/pult/index.mdx': bare, 'blog/pult/cover.png': undefined });
  expect((await checkContent(root, now)).problems).not.toEqual([]);
  expect(await newCover(root, 'pult')).toBe('content/blog/pult/cover.png');
  expect((await checkContent(root, now)).problems).toEqual([]);
  await expect(newCover(root, 'pult')).rejects.toThrow('gibt es schon');
  await expect(newCover(root, 'weg')).rejects.toThrow('Bitte den Ordner des Beitrags angeben');
});

test('a new page takes over the sections of another one, and is called what its address says', async () => {
  const root = contentTree();
  const page = await newPage(root, '/ki-für-optiker', '/trial');
  expect(page).toEqual({
    route: '/ki-fuer-optiker',
    file: 'content/pages/ki-fuer-optiker.yaml',
    link: '- { label: KI für Optiker, to: /ki-fuer-optiker }',
  });
  expect(readFileSync(join(root, page.file), 'utf8')).toContain('title: KI für Optiker –');
  expect((await checkContent(root, now)).problems).toEqual([]);
});

test('a new page is called what its editor calls it', async () => {
  const { link } = await newPage(contentTree(), '/optik', '/trial', 'Brillen: Anpassung');
  expect(link).toBe('- { label: "Brillen: Anpassung", to: /optik }');
});

test.each([
  ['/services/bueros-und-zahnaerzte', 'Büros und Zahnärzte'],
  ['/neue-steuer-fuer-feuerwehr', 'Neue Steuer für Feuerwehr'],
  ['/die-fahrt-ueber-die-strasse', 'Die Fahrt über die Straße'],
  ['/ki-fuer-schaubergs', 'KI für Schaubergs'],
])('%s is read as %j', async (route, name) => {
  expect(nameOf(route, await loadDictionary(process.cwd()))).toBe(name);
});

test.each([
  ['', '/trial', 'So geht es'],
  ['/neu', '', 'So geht es'],
  ['/neu', '/weg', 'Die Vorlage /weg gibt es nicht'],
  ['/trial', '/trial', 'Die Seite /trial gibt es schon'],
])('a page at %j from %j is refused', async (address, model, reason) => {
  await expect(newPage(contentTree(), address, model)).rejects.toThrow(reason);
});
