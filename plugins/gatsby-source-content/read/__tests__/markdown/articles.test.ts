import { readFileSync, readdirSync } from 'node:fs';
import { insertionsOf } from '../../insertions';
import { compileMdx } from '../../markdown/compile-mdx';
import { formatEuro } from '../../../../../src/lib/format';
import { contentOf } from '../../../../../__tests__/support/content';

const insertions = insertionsOf(
  {
    packages: contentOf('packages'),
    'booking-plans': contentOf('booking-plans'),
    conversations: contentOf('conversations'),
  },
  {},
);

/** The site's own articles. */
const articles = readdirSync('content/blog').map((id): [string] => [id]);

async function article(id: string) {
  const file = `content/blog/${id}/index.mdx`;
  return compileMdx(file, readFileSync(file, 'utf8'), insertions);
}

test.each(articles)('A07: %s keeps the MDX rule', async (id) => {
  expect((await article(id)).problems).toEqual([]);
});

test.each(articles)('A06: %s has no emptied link', async (id) => {
  expect((await article(id)).html).not.toMatch(/(?:href|src)=""/);
});

test.each(articles)('%s has headings for its table of contents', async (id) => {
  expect((await article(id)).headings.length).toBeGreaterThan(1);
});

test.each(articles)('%s gives its drawings from static/ their size', async (id) => {
  const drawings = (await article(id)).html.match(/<img src="\/[^"]+\.svg"[^>]*>/g) ?? [];
  for (const drawing of drawings) expect(drawing).toMatch(/ width="\d+" height="\d+"/);
});

test.each(articles)('%s repeats no price of a package or plan', (id) => {
  const source = readFileSync(`content/blog/${id}/index.mdx`, 'utf8').replaceAll('\u00a0', ' ');
  const cards = Object.values(contentOf('packages')).flatMap((group) => group.cards);
  const amounts = [
    ...cards.flatMap(({ setup, monthly }) => [setup, monthly]),
    ...contentOf('booking-plans').plans.map(({ price }) => price),
  ];
  const shown = amounts.map((amount) => formatEuro(amount).replaceAll('\u00a0', ' '));
  expect(shown.filter((price) => new RegExp(`(?<![\\d.,])${price}`).test(source))).toEqual([]);
});
