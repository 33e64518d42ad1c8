import type { BuiltPage } from '../output/built-page';
import { cardPath } from './cards/address';
import { machineHead } from './head';
import type { History } from './history';
import { type Publication, type Published, isIndexed } from './published';
import type { Context } from './structured-data/context';
import { absolute } from './structured-data/context';
import { graphOf } from './structured-data/graph';

const noindex = '<meta name="robots" content="noindex">';

/** Route of a page by its file below public/. */
const routeOf = (file: string): string =>
  file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;

/**
 * What goes into the head of each page for machines.
 * @param host origin of the site; without one no page says what needs a full address
 */
export function headsOf(
  publication: Publication,
  host: string | undefined,
  history: History | undefined,
): (page: BuiltPage) => string {
  const pages = new Map<string, Published>(publication.pages.map((page) => [page.route, page]));
  return ({ file, html }) => {
    const page = pages.get(routeOf(file));
    if (page === undefined || !isIndexed(page)) return noindex;
    if (host === undefined) return '';
    const context: Context = { ...publication, host, addedOn: history?.addedOn ?? unknown };
    const card = `${host}${cardPath(page.route)}`;
    return machineHead(html, {
      address: absolute(host, page.route),
      card,
      type: page.type === 'post' ? 'article' : 'website',
      graph: graphOf(page, card, context),
    });
  };
}

const unknown = (): undefined => undefined;
