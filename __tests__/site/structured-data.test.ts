import { parse } from 'node-html-parser';
import { z } from 'zod';
import { formatDate } from '../../src/content-model/calendar';
import { formatAmount, formatPrice } from '../../src/lib/format';
import { contentOf } from '../support/content';
import { builtPages, readPage } from '../support/e2e/routes';
import { textOf, visibleText } from '../support/visible-text';

/** What schema.org or Google's documentation asks of each type. */
const required: Readonly<Record<string, readonly string[]>> = {
  ProfessionalService: ['name', 'address', 'openingHoursSpecification', 'areaServed', 'telephone'],
  Organization: ['name'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Service: ['name', 'provider', 'areaServed'],
  Product: ['name', 'image', 'offers'],
  Course: ['name', 'description', 'provider', 'offers', 'hasCourseInstance'],
  CourseInstance: ['courseMode', 'startDate', 'courseSchedule', 'location'],
  Schedule: ['repeatFrequency', 'repeatCount'],
  UnitPriceSpecification: ['priceCurrency', 'valueAddedTaxIncluded'],
  BlogPosting: ['headline', 'datePublished', 'dateModified', 'author', 'image'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate', 'contentUrl'],
};

const script = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g;
const thing = z.looseObject({ '@type': z.string() });
type Thing = z.output<typeof thing>;
const document = z.object({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(thing).min(1),
});

const isThing = (value: unknown): value is Thing => thing.safeParse(value).success;

/** A thing and all things within it. */
function all(value: unknown): Thing[] {
  if (typeof value !== 'object' || value === null) return [];
  const within = Object.values(value).flatMap(all);
  return isThing(value) ? [value, ...within] : within;
}

const pages = builtPages()
  .filter(({ status }) => status === 200)
  .map((page) => {
    const html = readPage(page);
    const found = [...html.matchAll(script)].map(([, json = '']) => json);
    const things = found.flatMap((json) => document.parse(JSON.parse(json))['@graph']);
    return { ...page, html, found, things, indexed: !html.includes('content="noindex"') };
  });
const told = pages.filter(({ indexed }) => indexed).map((page) => [page.address, page] as const);

/** Whether a page shows a date as a document says it: 2025-11-14, or in words. */
const dateForms = (iso: string): string[] => [iso, formatDate(iso)];
const priceForms = (euros: number): string[] => [
  `${formatAmount(euros)} €`,
  formatPrice(euros).replace('\u00a0', ' '),
  formatPrice(euros).replace('\u00a0€', ''),
];

/** What of a thing a visitor must be able to read, each in any of its forms. */
function shown(found: Thing): string[][] {
  const { '@type': type, name, headline, text, price, minPrice } = found;
  const words = [name, headline].filter((value) => typeof value === 'string');
  const dates = [found.startDate, found.datePublished, found.dateModified];
  return [
    ...words.map((word) => [textOf(word)]),
    ...(type === 'Answer' && typeof text === 'string' ? [[textOf(text)]] : []),
    ...[price, minPrice].filter((value) => typeof value === 'number').map(priceForms),
    ...dates.filter((value) => typeof value === 'string').map(dateForms),
    ...[found.streetAddress, found.postalCode, found.addressLocality, found.telephone, found.email]
      .filter((value) => typeof value === 'string')
      .map((value) => [textOf(value)]),
  ];
}

test.each(told)('%s carries one graph of complete things', (_address, { found, things }) => {
  expect(found).toHaveLength(1);
  const incomplete = all(things).flatMap((one) =>
    (required[one['@type']] ?? []).filter((key) => !(key in one)).map((key) => [one['@type'], key]),
  );
  expect(incomplete).toEqual([]);
});

test.each(told)('%s shows every name, question, price and date', (_address, { html, things }) => {
  const text = visibleText(html);
  const unnamed = ['Country', 'ListItem'];
  const named = all(things).filter(({ '@type': type }) => !unnamed.includes(type));
  const missing = named
    .flatMap(shown)
    .filter((forms) => !forms.some((form) => text.includes(form)));
  expect(missing).toEqual([]);
});

test('a post names its author with the page about them', () => {
  const posts = pages.flatMap(({ things }) =>
    things.filter((one) => one['@type'] === 'BlogPosting'),
  );
  expect(posts.length).toBeGreaterThan(0);
  const known = pages.flatMap(
    ({ html }) => /<link[^>]*rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? [],
  );
  for (const { author } of posts) expect(known).toContain(isThing(author) && author.url);
});

test('no page rates the agency, and none that is not to be found says anything', () => {
  const types = pages.flatMap(({ things }) => all(things).map((one) => one['@type']));
  expect(types.filter((type) => /Rating|Review/.test(type))).toEqual([]);
  const silent = pages.filter(({ indexed }) => !indexed);
  expect(silent.flatMap(({ found }) => found)).toEqual([]);
});

const typesAt = (address: string): string[] =>
  pages.find((page) => page.address === address)?.things.map((one) => one['@type']) ?? [];

test('every kind of page says what it is', () => {
  const services = contentOf('navigation').menus.flatMap(({ label, links }) =>
    label === 'Assistenten' ? [] : links.map(({ to }) => to),
  );
  expect(typesAt('/')).toEqual(expect.arrayContaining(['ProfessionalService', 'WebSite']));
  for (const address of services.filter((to) => to !== '/'))
    expect([address, ...typesAt(address)]).toContain('Service');
  for (const { html, address } of pages.filter(({ address: at }) => /^\/assistants\//.test(at)))
    expect([address, html.includes('"BreadcrumbList"')]).toEqual([address, true]);
});

test('what is sold carries its price, and the training its date', () => {
  const of = (type: string) =>
    pages.flatMap(({ things }) => things).filter((one) => one['@type'] === type);
  const products = Object.values(contentOf('products'));
  expect(of('Product').map(({ name, offers }) => [name, isThing(offers) && offers.price])).toEqual(
    products.map(({ name, price }) => [name, price]),
  );
  const { firstDate } = contentOf('trainings');
  const instances = all(of('Course')).filter((one) => one['@type'] === 'CourseInstance');
  expect(instances.map(({ startDate }) => startDate)).toEqual([firstDate.iso]);
});

test('the way to a page is told as the page shows it', () => {
  for (const { address, html, things } of pages) {
    const way = parse(html)
      .querySelectorAll('nav ol')
      .find((list) => list.querySelector('[aria-current="page"]'));
    const steps = way?.querySelectorAll('li').map((step) => textOf(step.innerHTML));
    if (steps === undefined) continue;
    const told = all(things).filter((one) => one['@type'] === 'ListItem');
    expect([address, ...told.map(({ name }) => name)]).toEqual([address, ...steps]);
  }
});
