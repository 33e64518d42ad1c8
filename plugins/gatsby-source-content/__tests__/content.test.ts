import { z } from 'zod';
import {
  contentTree,
  coverPicture,
  legalSource,
  postSource,
} from '../../../__tests__/support/content-tree';
import { checkContent } from '../check/check-content';
import { blogPages } from '../read/blog';
import { problemLine } from '../read/problems';
import { asText, readYaml } from '../read/yaml';

// What only two files or entries together can have wrong, and how files are read.

const quote = '- { id: kern, quote: Passt., person: Georg Kern, business: Werkstatt Kern }\n';
const tomorrow = postSource('Zu [mir](/blog/morgen).\n').replace('2025-10-02', '2027-10-02');

test.each<[what: string, changes: Parameters<typeof contentTree>[0], message: string]>([
  [
    'an id twice',
    { 'data/testimonials.yaml': quote + quote },
    'Feld [1].id: die id „kern“ gibt es',
  ],
  [
    'a redirected page',
    { 'data/redirects.yaml': '- { from: /trial, to: / }\n' },
    'die Seite /trial',
  ],
  [
    'an address redirected twice',
    { 'data/redirects.yaml': '- { from: /alt, to: / }\n- { from: /alt, to: /trial }\n' },
    '/alt wird schon umgeleitet',
  ],
  [
    'a link to a post that only its like may link to',
    {
      'blog/pult/index.mdx': postSource('Siehe [morgen](/blog/morgen).\n'),
      'blog/morgen/index.mdx': tomorrow,
      'blog/morgen/cover.png': coverPicture,
    },
    'den Besucher noch nicht sehen',
  ],
  [
    'a second attribute of a component',
    { 'blog/pult/index.mdx': postSource('<Angabe name="inhaber" art="kurz" />\n') },
    'ist nicht richtig geschrieben',
  ],
  [
    'a picture beside a legal text',
    {
      'legal/impressum.mdx': legalSource('![Ein Pult](./pult.png)\n'),
    },
    'liegt nicht neben dem Beitrag',
  ],
])('%s is one problem', async (_what, changes, message) => {
  const { problems } = await checkContent(contentTree(changes), new Date('2026-11-26T09:00:00Z'));
  expect(problems.map(problemLine)).toEqual([expect.stringContaining(message)]);
});

test('a file is read as one keyboard types it, with times and thousands as they are written', () => {
  expect(asText('\ufeffU\u0308ber\r\nPro\ufb01l')).toBe('Über\nProfil');
  const schema = z.object({ from: z.string(), price: z.string(), count: z.number() });
  const read = readYaml('a.yaml', 'from: 17.30\nprice: 1.500\ncount: 17.5\n', schema);
  expect(read.data).toEqual({ from: '17.30', price: '1.500', count: 17.5 });
});

test('below a post stand the three before it; the oldest have those after them', () => {
  const posts = ['e', 'd', 'c', 'b', 'a'].map((id) => ({ id, route: `/blog/${id}` }));
  const { posts: pages, lists } = blogPages(posts);
  expect(pages.map(({ context }) => context)).toMatchObject([
    { id: 'e', others: ['d', 'c', 'b'] },
    { id: 'd', others: ['c', 'b', 'a'] },
    { id: 'c', others: ['b', 'a', 'd'] },
    { id: 'b', others: ['a', 'c', 'd'] },
    { id: 'a', others: ['b', 'c', 'd'] },
  ]);
  expect(lists.map(({ path }) => path)).toEqual(['/blog']);
});
