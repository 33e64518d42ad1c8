/** @jest-environment node */
import { checkContent } from '../../../src/gatsby/check/check-content';
import { newCover } from '../../../tools/content/new-cover';
import { newPage } from '../../../tools/content/new-page';
import { newPost } from '../../../tools/content/new-post';
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

test('a new page takes over the sections of another one', async () => {
  const root = contentTree();
  const page = newPage(root, '/für-optiker', '/trial');
  expect(page).toMatchObject({ route: '/fuer-optiker', file: 'content/pages/fuer-optiker.yaml' });
  expect(page.link).toBe('- { label: fuer optiker, to: /fuer-optiker }');
  expect((await checkContent(root, now)).problems).toEqual([]);
});

test.each([
  ['', '/trial', 'So geht es'],
  ['/neu', '', 'So geht es'],
  ['/neu', '/weg', 'Die Vorlage /weg gibt es nicht'],
  ['/trial', '/trial', 'Die Seite /trial gibt es schon'],
])('a page at %j from %j is refused', (address, model, reason) => {
  expect(() => newPage(contentTree(), address, model)).toThrow(reason);
});
