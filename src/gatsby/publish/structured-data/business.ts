import type { DayOfWeek, Organization, ProfessionalService, WebSite } from 'schema-dts';
import type { Site } from '../../../content-model/data';
import { type Context, absolute, businessId } from './context';

/** The days of a week as opening hours name them, "Mo–Fr", and as schema.org does. */
const days: readonly (readonly [string, DayOfWeek])[] = [
  ['Mo', 'https://schema.org/Monday'],
  ['Di', 'https://schema.org/Tuesday'],
  ['Mi', 'https://schema.org/Wednesday'],
  ['Do', 'https://schema.org/Thursday'],
  ['Fr', 'https://schema.org/Friday'],
  ['Sa', 'https://schema.org/Saturday'],
  ['So', 'https://schema.org/Sunday'],
];

/**
 * @param text "Mo–Fr", or one day
 * @throws when it names no days
 */
export function openDays(text: string): DayOfWeek[] {
  const [from, to = from] = text.split('–').map((day) => days.findIndex(([name]) => name === day));
  if (from === undefined || to === undefined || from < 0 || to < from)
    throw new Error(`content/data/site.yaml: phoneHours.days is not like "Mo–Fr": ${text}`);
  return days.slice(from, to + 1).map(([, day]) => day);
}

/** "Graz" of "8010 Graz". */
export const townOf = ({ owner }: Site): string => (owner.plzOrt ?? '').replace(/^\S+ /, '');

/** The agency with its address and hours, for pages that show them. */
export function business({ host, site }: Context): ProfessionalService {
  const { name, tagline, contact, owner, social } = site;
  const { days: text, from, to } = contact.phoneHours;
  const [postalCode = ''] = (owner.plzOrt ?? '').split(' ');
  return {
    '@type': 'ProfessionalService',
    '@id': businessId(host),
    name,
    slogan: tagline,
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
      dayOfWeek: openDays(text),
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
