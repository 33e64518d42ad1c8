import type { Graph } from 'schema-dts';
import { cardSize } from './cards/address';
import { escaped } from './escaped';

/** What only machines read of a page: it stands in the document and costs the browser no script. */
type MachineHead = {
  /** The page in full: networks open it instead of what was sent, so not where a query counts. */
  address: string | undefined;
  /** The picture for whoever shares it. */
  card: { address: string; alt: string };
  type: 'website' | 'article';
  /** For search engines. */
  graph: Graph | undefined;
};

const meta = (key: 'property' | 'name', name: string, content: string): string =>
  `<meta ${key}="${name}" content="${content}">`;

/** Soft hyphens are for narrow columns only; `<` could end the script. */
const inScript = (graph: Graph): string =>
  JSON.stringify(graph).replaceAll('\u00ad', '').replaceAll('<', '\\u003c');

/** The social card and structured data of a page. Title and description are the document's own. */
export function machineHead(html: string, { address, card, type, graph }: MachineHead): string {
  const [, title = ''] = /<title[^>]*>([^<]*)<\/title>/.exec(html) ?? [];
  const [, description = ''] = /<meta[^>]* name="description" content="([^"]*)"/.exec(html) ?? [];
  return [
    meta('property', 'og:type', type),
    meta('property', 'og:locale', 'de_AT'),
    meta('property', 'og:title', title.replaceAll('"', '&quot;')),
    meta('property', 'og:description', description),
    address === undefined ? '' : meta('property', 'og:url', address),
    meta('property', 'og:image', card.address),
    meta('property', 'og:image:width', `${cardSize.width}`),
    meta('property', 'og:image:height', `${cardSize.height}`),
    meta('property', 'og:image:alt', escaped(card.alt)),
    meta('name', 'twitter:card', 'summary_large_image'),
    graph === undefined ? '' : `<script type="application/ld+json">${inScript(graph)}</script>`,
  ].join('');
}

/** Puts `head` into a page. */
export const withHead = (html: string, head: string): string =>
  html.replace('</head>', () => `${head}</head>`);
