import { z } from 'zod';
import { formatAmount, formatPrice } from '../../src/lib/format';
import { contentOf, posts } from '../support/content';
import { builtPages, readPage } from '../support/e2e/routes';
import { textOf, visibleText } from '../support/visible-text';

/** What schema.org or Google's documentation asks of each type. */
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url'],
  Article: ['headline', 'datePublished', 'dateModified', 'author', 'image'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Offer: ['name', 'seller', 'priceSpecification'],
  UnitPriceSpecification: ['priceCurrency', 'valueAddedTaxIncluded'],
  Course: ['name', 'description', 'provider', 'offers', 'hasCourseInstance'],
  CourseInstance: ['courseMode', 'startDate', 'courseSchedule', 'location'],
};
const script = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g;
const thing = z.looseObject({ '@type': z.string() });
type Thing = z.output<typeof thing>;
const document = z.object({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(thing).min(1),
});

/** A thing and all things within it. */
function all(value: unknown): Thing[] {
  if (typeof value !== 'object' || value === null) return [];
  const found = thing.safeParse(value);
  return [...(found.success ? [found.data] : []), ...Object.values(value).flatMap(all)];
}

const pages = builtPages()
  .filter(({ status }) => status === 200)
  .map((page) => {
    const html = readPage(page);
    const found = [...html.matchAll(script)].map(([, json = '']) => json);
    const things = found.flatMap((json) => all(document.parse(JSON.parse(json))['@graph']));
    return { ...page, html, found, things, indexed: !html.includes('content="noindex"') };
  });

const priceForms = (euros: number): string[] => [
  `${formatAmount(euros)} €`,
  formatPrice(euros).replace('\u00a0', ' '),
  formatPrice(euros).replace('\u00a0€', ''),
];

/** What of a thing a visitor must be able to read, each in any of its forms. */
const shown = (found: Thing): string[][] => [
  ...[found.name, found.headline, found.streetAddress, found.telephone, found.email]
    .filter((value) => typeof value === 'string')
    .map((value) => [textOf(value)]),
  ...[found.price, found.minPrice].filter((value) => typeof value === 'number').map(priceForms),
];

test('every page carries one graph of complete things, and shows all it says', () => {
  for (const { address, html, found, things, indexed } of pages) {
    expect([address, found.length]).toEqual([address, indexed ? 1 : 0]);
    const incomplete = things.flatMap((one) =>
      (required[one['@type']] ?? []).filter((key) => !(key in one)).map((key) => [one, key]),
    );
    const text = visibleText(html);
    const missing = things.flatMap(shown).filter((forms) => !forms.some((it) => text.includes(it)));
    expect([address, incomplete, missing]).toEqual([address, [], []]);
  }
});

test('M3 a post says when it appeared, with its zone', () => {
  const articles = pages.flatMap(({ things }) =>
    things.filter((one) => one['@type'] === 'Article'),
  );
  expect(articles).toHaveLength(posts().length);
  for (const { datePublished, dateModified } of articles)
    for (const date of [datePublished, dateModified])
      expect(date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:00:00\+0[12]:00$/);
});

test('M2 nothing is offered that is over', () => {
  const starts = pages.flatMap(({ things }) =>
    things.filter((one) => one['@type'] === 'CourseInstance').map(({ startDate }) => startDate),
  );
  const today = new Date().toISOString();
  expect(starts.filter((start) => String(start) < today)).toEqual([]);
  const { firstDate } = contentOf('trainings');
  if (firstDate.iso < today) expect(starts.join()).not.toContain(firstDate.iso);
});
