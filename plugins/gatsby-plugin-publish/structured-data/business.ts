import type { DayOfWeek, Organization, ProfessionalService, WebSite } from 'schema-dts';
import type { Site } from '../../../src/content-model/data';
import { daysIn } from '../../../src/content-model/week-days';
import { type Context, absolute, businessId } from './context';

/** What schema.org calls the days of a week, from Monday on. */
const days: readonly DayOfWeek[] = [
  'https://schema.org/Monday',
  'https://schema.org/Tuesday',
  'https://schema.org/Wednesday',
  'https://schema.org/Thursday',
  'https://schema.org/Friday',
  'https://schema.org/Saturday',
  'https://schema.org/Sunday',
];

/** "Graz" of "8010 Graz". */
export const townOf = ({ owner }: Site): string => (owner.plzOrt ?? '').replace(/^\S+ /, '');

/** The agency with its address and hours, for pages that show them. */
export function business({ host, site }: Context): ProfessionalService {
  const { name, contact, owner, social } = site;
  const { days: text, from, to } = contact.phoneHours;
  const [postalCode = ''] = (owner.plzOrt ?? '').split(' ');
  return {
    '@type': 'ProfessionalService',
    '@id': businessId(host),
    name,
    url: host,
    logo: `${host}/icons/512.png`,
    image: `${host}/icons/512.png`,
    email: contact.email,
    telephone: contact.phone.replace(/\s/g, ' '),
    address: {
      '@type': 'PostalAddress',
      streetAddress: owner.strasse ?? '',
      postalCode,
      addressLocality: townOf(site),
      addressCountry: 'AT',
    },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: daysIn(text).flatMap((day) => days[day] ?? []),
      opens: from,
      closes: to,
    },
    areaServed: { '@type': 'Country', name: owner.land ?? '' },
    sameAs: social.map(({ href }) => href),
  };
}

/** The agency by its name, for all other pages. */
export function businessStub({ host, site }: Context): Organization {
  return { '@type': 'Organization', '@id': businessId(host), name: site.name, url: host };
}

export function website({ host, site }: Context): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${host}/#website`,
    url: absolute(host, '/'),
    name: site.name,
    inLanguage: 'de-AT',
    publisher: { '@id': businessId(host) },
  };
}
