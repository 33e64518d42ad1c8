import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Graph } from 'schema-dts';
import { type Card, cardOf, cardSize } from './cards/card';
import { escaped } from './escaped';
import type { History } from './history';
import {
  type Publication,
  type Published,
  cardPath,
  isIndexed,
  markdownPath,
} from './published';
import { type Context, absolute } from './structured-data/context';
import { graphOf } from './structured-data/graph';
import { type BuiltPage, routeOfFile } from '../gatsby-plugin-lean-pages';
import { codePages } from '../gatsby-source-content';

const noindex = '<meta name="robots" content="noindex">';

/** What a page says to machines, and the card it names. */
type Head = { tags: string; card?: Card };

/**
 * Adds to each page what only machines read of it: it stands in the document and costs the browser no
 * script.
 * @returns the cards that the pages name
 */
export function writeHeads(
  publicDir: string,
  files: readonly string[],
  headOf: (page: BuiltPage) => Head,
): Card[] {
  return files.flatMap((file) => {
    const place = join(publicDir, file);
    const html = readFileSync(place, 'utf8');
    const { tags, card } = headOf({ file, html });
    writeFileSync(
      place,
      html.replace('</head>', () => `${tags}</head>`),
    );
    return card ?? [];
  });
}

/**
 * What goes into the head of each page for machines.
 * @param host origin of the site; without one no page says what needs a full address
 */
export function headsOf(
  publication: Publication,
  host: string | undefined,
  history: History | undefined,
): (page: BuiltPage) => Head {
  const pages = new Map<string, Published>(publication.pages.map((page) => [page.route, page]));
  return ({ file, html }) => {
    const page = pages.get(routeOfFile(file));
    if (page === undefined || !isIndexed(page)) return { tags: noindex };
    const first =
      page.type === 'code' ? '' : alternate('text/markdown', markdownPath(page.route));
    if (host === undefined) return { tags: first };
    const context: Context = { ...publication, host, addedOn: history?.addedOn ?? unknown };
    const card = cardOf(page, html, publication);
    const feed = page.route.startsWith(codePages.blog)
      ? alternate('application/atom+xml', '/feed.xml')
      : '';
    return { tags: first + feed + machineHead(page, html, card, context), card };
  };
}

const alternate = (type: string, path: string): string =>
  `<link rel="alternate" type="${type}" href="${path}">`;

const unknown = (): undefined => undefined;

/** The social card and structured data of a page. Title and description are the document's own. */
function machineHead(page: Published, html: string, card: Card, context: Context): string {
  const [, title = ''] = /<title[^>]*>([^<]*)<\/title>/.exec(html) ?? [];
  const [, description = ''] = /<meta[^>]* name="description" content="([^"]*)"/.exec(html) ?? [];
  const picture = `${context.host}${cardPath(page.route)}`;
  return [
    meta('property', 'og:type', page.type === 'post' ? 'article' : 'website'),
    meta('property', 'og:locale', 'de_AT'),
    meta('property', 'og:title', title.replaceAll('"', '&quot;')),
    meta('property', 'og:description', description),
    meta('property', 'og:url', absolute(context.host, page.route)),
    meta('property', 'og:image', picture),
    meta('property', 'og:image:width', `${cardSize.width}`),
    meta('property', 'og:image:height', `${cardSize.height}`),
    meta('property', 'og:image:alt', escaped(card.title)),
    meta('name', 'twitter:card', 'summary_large_image'),
    structuredData(graphOf(page, picture, html, context)),
  ].join('');
}

const meta = (key: 'property' | 'name', name: string, content: string): string =>
  `<meta ${key}="${name}" content="${content}">`;

/** Soft hyphens are for narrow columns only; `<` could end the script. */
function structuredData(graph: Graph): string {
  const json = JSON.stringify(graph).replaceAll('\u00ad', '').replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}
