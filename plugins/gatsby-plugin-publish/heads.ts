import { cardPath } from './cards/address';
import { type Card, cardOf } from './cards/card';
import { markdownPath } from './files/markdown-path';
import { machineHead } from './head';
import type { History } from './history';
import { type Publication, type Published, isIndexed, isSentOn } from './published';
import { type Context, absolute } from './structured-data/context';
import { graphOf } from './structured-data/graph';
import { type BuiltPage, routeOfFile } from '../gatsby-plugin-lean-pages';
import { codePages } from '../gatsby-source-content';

const noindex = '<meta name="robots" content="noindex">';

/** What a page says to machines, and the card it names. */
export type Head = { tags: string; card?: Card };

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
    if (page === undefined || !(isIndexed(page) || isSentOn(page))) return { tags: noindex };
    const asMarkdown =
      page.type === 'code' ? '' : alternate('text/markdown', markdownPath(page.route));
    const first = isSentOn(page) ? noindex : asMarkdown;
    if (host === undefined) return { tags: first };
    const context: Context = { ...publication, host, addedOn: history?.addedOn ?? unknown };
    const card = cardOf(page, html, publication);
    const picture = `${host}${cardPath(page.route)}`;
    const feed = page.route.startsWith(codePages.blog)
      ? alternate('application/atom+xml', '/feed.xml')
      : '';
    const told = machineHead(html, {
      address: isSentOn(page) ? undefined : absolute(host, page.route),
      card: { address: picture, alt: card.title },
      type: page.type === 'post' ? 'article' : 'website',
      graph: isSentOn(page) ? undefined : graphOf(page, picture, html, context),
    });
    return { tags: first + feed + told, card };
  };
}

const alternate = (type: string, path: string): string =>
  `<link rel="alternate" type="${type}" href="${path}">`;

const unknown = (): undefined => undefined;
