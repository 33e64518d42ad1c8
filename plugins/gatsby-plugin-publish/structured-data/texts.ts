import type { BlogPosting, BreadcrumbList, FAQPage, VideoObject } from 'schema-dts';
import { breadcrumbsOf } from '../../../src/lib/breadcrumbs';
import type { Post } from '../published';
import { type Context, absolute, businessId } from './context';

/** HTML as an answer may carry it: links of this site in full. */
const withHost = (html: string, host: string): string =>
  html.replaceAll('href="/', `href="${host}/`);

export function questions(
  entries: readonly { question: string; answer: string }[],
  { host }: Context,
): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: withHost(answer, host) },
    })),
  };
}

/** @returns nothing for pages that show no breadcrumbs */
export function breadcrumbs(
  route: string,
  name: string | undefined,
  { host, navigation }: Context,
): BreadcrumbList[] {
  const way = breadcrumbsOf(route, navigation, name);
  if (way.length === 0) return [];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: way.map((crumb, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: crumb.name,
        item: absolute(host, crumb.path),
      })),
    },
  ];
}

/** @param image of the post when it is shared */
export function article(post: Post, image: string, { host, site, authors }: Context): BlogPosting {
  const author = authors.find(({ id }) => id === post.author);
  const name = author?.name ?? site.name;
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.description,
    datePublished: post.date,
    dateModified: post.updated ?? post.date,
    articleSection: post.category,
    inLanguage: 'de-AT',
    image,
    mainEntityOfPage: absolute(host, post.route),
    // Editors sign as the house, people with their own name.
    author: {
      '@type': name.includes(site.name) ? 'Organization' : 'Person',
      name,
    },
    publisher: { '@id': businessId(host) },
  };
}

type Clip = { name: string; description: string; video: string; poster: string };

/** @returns undefined when the upload date is unknown: search engines require it */
export function clip(
  { name, description, video, poster }: Clip,
  { host, addedOn }: Context,
): VideoObject[] {
  const uploadDate = addedOn(`static${video}`);
  if (uploadDate === undefined) return [];
  return [
    {
      '@type': 'VideoObject',
      name,
      description,
      uploadDate,
      thumbnailUrl: absolute(host, poster),
      contentUrl: absolute(host, video),
    },
  ];
}
