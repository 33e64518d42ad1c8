import type { Course } from 'schema-dts';
import type { SectionOf } from '../../../src/sections/catalogue';
import { townOf } from './business';
import { type Context, absolute, businessId } from './context';
import { amount } from './offers';

/** The training that has a date; search engines take no course without one. */
export function courses(
  { date, offers }: SectionOf<'training-offers'>,
  route: string,
  { host, site }: Context,
): Course[] {
  // Once all are over, the first one: a course without a date is none.
  const iso = date.nextIso ?? date.days[0]?.iso;
  if (iso === undefined) return [];
  const day = { startDate: iso, endDate: iso };
  return offers
    .filter(({ status }) => status === 'bookable')
    .map(({ title, description, price, priceNote }) => ({
      '@type': 'Course',
      name: title,
      description,
      url: absolute(host, route),
      inLanguage: 'de-AT',
      provider: { '@type': 'Organization', '@id': businessId(host), name: site.name },
      offers: {
        '@type': 'Offer',
        category: 'Paid',
        price,
        priceCurrency: 'EUR',
        priceSpecification: amount({ price }, priceNote, undefined, priceNote),
      },
      hasCourseInstance: {
        '@type': 'CourseInstance',
        courseMode: 'Onsite',
        ...day,
        courseSchedule: {
          '@type': 'Schedule',
          ...day,
          repeatCount: 1,
          repeatFrequency: 'Daily',
        },
        location: {
          '@type': 'Place',
          name: site.name,
          address: { '@type': 'PostalAddress', addressLocality: townOf(site) },
        },
      },
    }));
}
