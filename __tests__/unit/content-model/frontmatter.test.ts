import { legalFrontmatter, postFrontmatter } from '../../../src/content-model/frontmatter';
import { page } from '../../../plugins/gatsby-source-content/read/page';

const seo = { title: 'Werkstatt Kern', description: 'x'.repeat(100) };
const hero = { kind: 'plain-hero', heading: 'Grüß Gott', lead: 'Wir heben ab.' };

const post = {
  title: 'Das Pult am Abend: Was liegen bleibt, wenn niemand abhebt',
  excerpt: 'x'.repeat(80),
  date: '2025-10-02',
  category: 'KI & Digitalisierung',
  cover: './cover.png',
  author: 'redaktion',
  coverAlt: 'Ein Pult',
};
const legal = {
  title: 'AGB',
  seoTitle: 'Geschäftsbedingungen',
  description: 'x'.repeat(80),
  updated: 'März 2024',
};

/** Fields of a value that its schema complains about. */
function wrongFields(
  schema: typeof page | typeof postFrontmatter | typeof legalFrontmatter,
  value: unknown,
) {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return [...new Set(issues.map(({ path }) => path.join('.')))];
}

test('a page without further words fades in early and has the contact band', () => {
  expect(page.parse({ seo, sections: [hero] })).toMatchObject({
    reveal: 'offset',
    contactBand: true,
  });
});

test('a page needs at least one section', () => {
  expect(wrongFields(page, { seo, sections: [] })).toEqual(['sections']);
});

test('a post with everything is fine', () => {
  expect(wrongFields(postFrontmatter, post)).toEqual([]);
});

test.each([
  ['title', ' '],
  ['title', 'x'.repeat(151)],
  ['excerpt', 'x'.repeat(19)],
  ['excerpt', 'x'.repeat(301)],
  ['date', '2.10.2025'],
  ['date', '2025-13-01'],
  ['cover', '../cover.png'],
  ['cover', './Cover.jpg'],
  ['cover', './cover.heic'],
  ['coverAlt', ''],
])('a post with %s %j is refused', (field, value) => {
  expect(wrongFields(postFrontmatter, { ...post, [field]: value })).toEqual([field]);
});

test.each(['Jänner 2025', 'März 2024', 'Dezember 2023'])(
  'a legal text may stand as of %s',
  (updated) => {
    expect(wrongFields(legalFrontmatter, { ...legal, updated })).toEqual([]);
  },
);

test.each(['Januar 2025', '03/2024', 'März', 'märz 2024'])(
  'a legal text cannot stand as of %s',
  (updated) => {
    expect(wrongFields(legalFrontmatter, { ...legal, updated })).toEqual(['updated']);
  },
);
