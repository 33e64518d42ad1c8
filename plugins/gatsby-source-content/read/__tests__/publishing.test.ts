import { unpublishedPosts, whyUnpublished } from '../publishing';
import { contentTree, coverPicture, postSource } from '../../../../__tests__/support/content-tree';

const now = new Date('2026-01-05T12:00:00Z');
const post = (date: string, more = '') =>
  postSource('Text.').replace('date: 2025-10-02', `date: ${date}${more}`);

test('drafts and posts of the future are left out, everything else is in', () => {
  const tree = contentTree({
    'blog/entwurf/index.mdx': post('2025-10-02', '\ndraft: true'),
    'blog/entwurf/cover.png': coverPicture,
    'blog/morgen/index.mdx': post('2026-01-06'),
    'blog/notiert/index.mdx': post('2026-01-06', ' # neu').replace('Text.', 'date: 2020-01-01'),
    'blog/heute/index.mdx': post('2026-01-05'),
    'blog/fertig/index.mdx': post('2025-10-02', '\ndraft: false'),
    'blog/kaputt/index.mdx': 'kein Frontmatter',
    'blog/wirr/index.mdx': '---\ntitle: [\n---\n',
  });
  expect(unpublishedPosts(tree, now)).toEqual(['entwurf', 'morgen', 'notiert']);
});

test('a day begins at midnight in Graz', () => {
  const date = '2026-01-06';
  expect(whyUnpublished({ date }, new Date('2026-01-05T22:59:00Z'))).toContain('6. Jänner 2026');
  expect(whyUnpublished({ date }, new Date('2026-01-05T23:01:00Z'))).toBeUndefined();
});
