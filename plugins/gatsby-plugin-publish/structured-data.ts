import { isPlaceholder } from '../../src/content-model/placeholders';
import type { Site } from '../../src/content-model/data';
import type { SectionOf } from '../../src/sections/catalogue';
import { type AnySection, type Post, type Publication, absolute, cardPath } from './publication';

/** An entry of schema.org. */
type Thing = Readonly<Record<string, unknown>>;

/** What every entry may name: where the site lives, and whose it is. */
type Context = { host: string; route: string; site: Site };

/** Pages that show the address of the agency. */
const showsAddress = ['/', '/kontaktinformationen', '/impressum'];

/** What search engines are told about a page: nothing that it does not show. */
export function structuredData(
  route: string,
  { site, pages, posts }: Publication,
  host: string,
): Thing {
  const context = { host, route, site };
  const post = posts.find((each) => each.route === route);
  const sections = pages.find((page) => page.route === route)?.sections ?? [];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(context),
      ...(post ? [article(post, context)] : []),
      ...sections.flatMap((section) => thingsIn(section, context)),
    ],
  };
}

/** "Graz" of "8010 Graz". */
const townOf = ({ owner }: Site): string => (owner.plzOrt ?? '').replace(/^\S+ /, '');

const agency = ({ host, site }: Context): Thing => ({
  '@type': 'Organization',
  '@id': `${host}/#betrieb`,
  name: site.name,
  url: host,
});

function organization(context: Context): Thing {
  if (!showsAddress.includes(context.route)) return agency(context);
  const { host, site } = context;
  const { contact, owner, social } = site;
  return {
    ...agency(context),
    logo: `${host}/icons/512.png`,
    email: contact.email,
    telephone: contact.phone.replace(/\s/g, ' '),
    ...(!isPlaceholder(owner.strasse ?? '') && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: owner.strasse,
        postalCode: owner.plzOrt?.split(' ')[0],
        addressLocality: townOf(site),
        addressCountry: 'AT',
      },
    }),
    sameAs: social.map(({ href }) => href),
  };
}

function article(post: Post, context: Context): Thing {
  const { host, site } = context;
  const { author } = post;
  // Editors sign as the house, people with their own name.
  const isHouse = author === undefined || author.includes(site.name);
  return {
    '@type': 'Article',
    headline: post.title,
    description: post.description ?? post.title,
    datePublished: atVienna(post.date, '08:00'),
    dateModified: atVienna(post.updated ?? post.date, '08:00'),
    articleSection: post.category,
    inLanguage: 'de-AT',
    image: host + cardPath(post.route),
    mainEntityOfPage: absolute(host, post.route),
    author: isHouse ? agency(context) : { '@type': 'Person', name: author },
    publisher: agency(context),
  };
}

/** A day and time of day in Graz as a moment: "2025-11-14T09:00:00+01:00". */
function atVienna(day: string, time: string): string {
  const zone = new Intl.DateTimeFormat('en', {
    timeZone: 'Europe/Vienna',
    timeZoneName: 'longOffset',
  });
  const name = zone.formatToParts(new Date(`${day}T${time}Z`)).at(-1)?.value ?? '';
  return `${day}T${time}:00${name.replace('GMT', '')}`;
}

/** What a section shows that search engines know a type for. */
function thingsIn(section: AnySection, context: Context): Thing[] {
  const { vat, vatOnline } = context.site;
  switch (section.kind) {
    case 'faq':
      return [questions(section.questions, context.host)];
    // "ab … einmalig", and what follows each month; a plan without setup is "ab … im Monat".
    case 'packages':
      return section.group.cards.map(({ title, setup, monthly, per }) =>
        offer(
          title,
          context,
          setup === undefined
            ? [amount({ minPrice: monthly, unitCode: 'MON' }, vat)]
            : [
                amount({ minPrice: setup }, vat),
                amount({ price: monthly, unitCode: 'MON', unitText: per }, vat),
              ],
        ),
      );
    case 'price-board':
      return section.prices.rows.map(({ service, aiPrice }) =>
        offer(service, context, [
          amount({ minPrice: section.prices.setup }, vat),
          amount({ price: aiPrice, unitCode: 'MIN' }, vat),
        ]),
      );
    case 'video-packages':
      return section.packages.map(({ name, price, unit }) =>
        offer(name, context, [amount({ price, unitText: unit }, vatOnline)]),
      );
    case 'training-offers':
      return courses(section, context);
    default:
      return [];
  }
}

const questions = (
  entries: readonly { question: string; answer: string }[],
  host: string,
): Thing => ({
  '@type': 'FAQPage',
  mainEntity: entries.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.replaceAll('href="/', `href="${host}/`) },
  })),
});

/** A price in euros; a `minPrice` is what the page calls "ab". The words say whether VAT is in it. */
const amount = (money: Thing, vat: string): Thing => ({
  '@type': 'UnitPriceSpecification',
  ...money,
  priceCurrency: 'EUR',
  valueAddedTaxIncluded: vat.includes('inkl'),
});

const offer = (name: string, context: Context, priceSpecification: readonly Thing[]): Thing => ({
  '@type': 'Offer',
  name,
  url: absolute(context.host, context.route),
  seller: { '@id': `${context.host}/#betrieb` },
  priceSpecification,
});

/** The training that can be booked, with the dates that are still to come; none without. */
function courses({ date, offers }: SectionOf<'training-offers'>, context: Context): Thing[] {
  const { calendar, days, nextIso } = date;
  if (nextIso === undefined) return [];
  const ahead = days.filter(({ iso }) => iso >= nextIso);
  return offers
    .filter(({ status }) => status === 'bookable')
    .map(({ title, description, price, priceNote }) => ({
      '@type': 'Course',
      name: title,
      description,
      inLanguage: 'de-AT',
      provider: agency(context),
      offers: {
        ...offer(title, context, [amount({ price, unitText: priceNote }, priceNote)]),
        category: 'Paid',
        price,
        priceCurrency: 'EUR',
      },
      hasCourseInstance: ahead.map(({ iso }) => {
        const [startDate, endDate] = [atVienna(iso, calendar.from), atVienna(iso, calendar.to)];
        const repeat = { repeatCount: 1, repeatFrequency: 'Daily' };
        return {
          '@type': 'CourseInstance',
          courseMode: 'Onsite',
          startDate,
          endDate,
          courseSchedule: { '@type': 'Schedule', startDate, endDate, ...repeat },
          location: { '@type': 'Place', name: context.site.name, address: calendar.place },
        };
      }),
    }));
}
