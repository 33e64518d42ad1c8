import { relatedPosts } from '../related-posts';

test('posts that share more and rarer words come first, and no post recommends itself', () => {
  const texts = [
    'Werkstatt Reifen Räderwechsel heute',
    'Werkstatt Reifen Räderwechsel morgen',
    'Werkstatt Hotel Gästemappe heute',
    'Zahnarzt Recall Ordination gestern',
  ];
  expect(relatedPosts(texts, 2)).toEqual([[1, 2], [0, 2], [0, 1], []]);
});

test('what every post says relates none of them', () => {
  expect(relatedPosts(['Betrieb', 'Betrieb', 'Betrieb'], 2)).toEqual([[], [], []]);
});

test('in a large blog the rare words decide', () => {
  const texts = Array.from(
    { length: 1200 },
    (_, post) =>
      `gemeinsam überall ${'x'.repeat(5 + (post % 3))}wort thema${'y'.repeat(post % 400)}`,
  );
  const related = relatedPosts(texts, 3);
  for (const [post, others] of related.entries())
    for (const other of others) expect(other % 400).toBe(post % 400);
});
