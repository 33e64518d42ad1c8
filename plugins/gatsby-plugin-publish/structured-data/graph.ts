import type { Graph, Thing } from 'schema-dts';
import { breadcrumbsOf } from '../../../src/lib/breadcrumbs';
import type { AnySection, Published, SectionPage } from '../published';
import { textOf } from '../text-of';
import { business, businessStub, website } from './business';
import { type Context, absolute, businessId } from './context';
import { courses } from './course';
import { offersIn, videoProducts } from './offers';
import { article, breadcrumbs, clip, questions } from './texts';

/** Pages that show the address and the hours of the agency. */
const showsBusiness = ['/', '/kontaktinformationen', '/impressum'];
/** Pages that show the way to them. */
const showsWay = /^\/(assistants|services|blog)(\/|$)/;

/**
 * What search engines are told about a page: nothing that it does not show.
 * @param image address of the page's picture
 */
export function graphOf(page: Published, image: string, html: string, context: Context): Graph {
  const { route } = page;
  const agency = showsBusiness.includes(route) ? business(context) : businessStub(context);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      agency,
      ...(route === '/' ? [website(context)] : []),
      ...(showsWay.test(route) ? breadcrumbs(route, nameOf(page, html), context) : []),
      ...(page.type === 'post' ? [article(page, image, context)] : []),
      ...(page.type === 'page' ? thingsOf(page, image, context) : []),
    ],
  };
}

const lastCrumb = /<span aria-current="page">([^<]*)<\/span>/;

/** What a page is called that no menu names; of lists only the page itself knows. */
function nameOf(page: Published, html: string): string | undefined {
  if (page.type === 'post') return page.title;
  const [, name] = (page.type === 'code' && lastCrumb.exec(html)) || [];
  return name === undefined ? undefined : textOf(name);
}

function thingsOf(page: SectionPage, image: string, context: Context): Thing[] {
  return [
    ...service(page, context),
    ...page.sections.flatMap((section) => thingsIn(section, page.route, image, context)),
  ];
}

/** Pages that the menus name offer something. */
function service({ route, seo, sections }: SectionPage, context: Context): Thing[] {
  const name = breadcrumbsOf(route, context.navigation).at(-1)?.name;
  const listed = context.navigation.menus.some(({ links }) => links.some(({ to }) => to === route));
  if (!listed || name === undefined) return [];
  const offers = sections.flatMap((section) => offersIn(section, context));
  return [
    {
      '@type': 'Service',
      name,
      description: seo.description,
      url: absolute(context.host, route),
      provider: { '@id': businessId(context.host) },
      areaServed: { '@type': 'Country', name: context.site.owner.land ?? '' },
      ...(offers.length > 0 && { offers }),
    },
  ];
}

function thingsIn(section: AnySection, route: string, image: string, context: Context): Thing[] {
  switch (section.kind) {
    // Not the answers of the contact page: twice in its document, they would weigh more than a kilobyte.
    case 'faq':
      return [questions(section.questions, context)];
    case 'video-packages':
      return videoProducts(section, route, image, context);
    case 'training-offers':
      return courses(section, route, context);
    case 'film':
      return clip({ ...section, name: section.heading, description: section.alt }, context);
    case 'service-hero':
      return section.clip
        ? clip({ ...section.clip, name: section.heading, description: section.clip.alt }, context)
        : [];
    default:
      return [];
  }
}
