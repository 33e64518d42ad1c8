import { type Publication, absolute, cardPath, isIndexed } from './publication';
import { cardSize } from './cards/card';
import { escaped } from './built-page';
import { structuredData } from './structured-data';
import { codePages } from '../gatsby-source-content';

const meta = (key: 'property' | 'name', name: string, content: string): string =>
  `<meta ${key}="${name}" content="${escaped(content)}">`;

/**
 * What only machines read of a page, as tags of its head: it costs the browser no script.
 * @param said title and description of the document, and its main heading
 * @param host origin of the site; without one no page says what needs a full address
 */
export function headTags(
  route: string,
  said: { title: string; description: string; heading: string },
  publication: Publication,
  host: string | undefined,
): string {
  if (!isIndexed(route, publication)) return meta('name', 'robots', 'noindex');
  if (host === undefined) return '';
  const isPost = publication.posts.some((post) => post.route === route);
  // Soft hyphens are for narrow columns only; `<` could end the script.
  const json = JSON.stringify(structuredData(route, publication, host))
    .replaceAll('\u00ad', '')
    .replaceAll('<', '\\u003c');
  return [
    route.startsWith(codePages.blog)
      ? '<link rel="alternate" type="application/atom+xml" href="/feed.xml">'
      : '',
    meta('property', 'og:type', isPost ? 'article' : 'website'),
    meta('property', 'og:locale', 'de_AT'),
    meta('property', 'og:title', said.title),
    meta('property', 'og:description', said.description),
    meta('property', 'og:url', absolute(host, route)),
    meta('property', 'og:image', host + cardPath(route)),
    meta('property', 'og:image:width', `${cardSize.width}`),
    meta('property', 'og:image:height', `${cardSize.height}`),
    meta('property', 'og:image:alt', said.heading),
    meta('name', 'twitter:card', 'summary_large_image'),
    `<script type="application/ld+json">${json}</script>`,
  ].join('');
}
