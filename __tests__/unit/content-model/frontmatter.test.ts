import { legalFrontmatter, postFrontmatter } from '../../../src/content-model/frontmatter';

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
function wrongFields(schema: typeof postFrontmatter | typeof legalFrontmatter, value: unknown) {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return [...new Set(issues.map(({ path }) => path.join('.')))];
}

test.each([
  ['title', 'x'.repeat(151)],
  ['excerpt', 'x'.repeat(19)],
  ['excerpt', 'x'.repeat(301)],
  ['date', '2025-13-01'],
  ['cover', '../cover.png'],
  ['cover', './cover.heic'],
  ['coverAlt', ''],
])('a post is fine, but not with %s %j', (field, value) => {
  expect(wrongFields(postFrontmatter, post)).toEqual([]);
  expect(wrongFields(postFrontmatter, { ...post, [field]: value })).toEqual([field]);
});

test.each([
  ['Jänner 2025', []],
  ['März 2024', []],
  ['Januar 2025', ['updated']],
])('a legal text as of %s: %j is wrong', (updated, wrong) => {
  expect(wrongFields(legalFrontmatter, { ...legal, updated })).toEqual(wrong);
});
