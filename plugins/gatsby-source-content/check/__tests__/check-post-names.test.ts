/** @jest-environment node */
import { checkContent } from '../check-content';
import { contentTree, postSource } from '../../../../__tests__/support/content-tree';

const check = async (changes: Record<string, string>) =>
  (await checkContent(contentTree(changes))).problems;

test('an author nobody knows is named with what is allowed', async () => {
  const post = postSource('Ein Absatz.\n').replace('author: redaktion', 'author: niemand');
  expect(await check({ 'blog/pult/index.mdx': post })).toMatchObject([
    { field: 'author', message: expect.stringContaining('erlaubt: redaktion') },
  ]);
});

test('a category nobody has described is named with its place', async () => {
  const post = postSource('Ein Absatz.\n').replace('cover:', 'tags: [Reifen]\ncover:');
  expect(await check({ 'blog/pult/index.mdx': post })).toMatchObject([
    { field: 'tags[0]', message: expect.stringContaining('„Reifen“ gibt es nicht') },
  ]);
});
