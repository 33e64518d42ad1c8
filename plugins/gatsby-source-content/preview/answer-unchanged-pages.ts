import type { NodePluginArgs } from 'gatsby';
import { type GatsbyStore, stateOf } from './gatsby-state';

/** Of what Gatsby tells when a query has run. */
type QueryRun = { payload: { path: string; queryType: 'page' | 'slice' | 'static' } };

/**
 * Answers requests for the data of a page whose query returned the same as before. Gatsby then writes
 * nothing and emits no event, so the request looks again only after five seconds
 * (`waitNextPageData` in its utils/get-page-data.js).
 */
export function answerUnchangedPages({
  store,
  emitter,
}: Pick<NodePluginArgs, 'emitter'> & { store: GatsbyStore }): void {
  emitter.on('PAGE_QUERY_RUN', ({ payload: { path, queryType } }: QueryRun) => {
    const { pendingPageDataWrites } = stateOf(store);
    if (queryType === 'page' && !pendingPageDataWrites.pagePaths.has(path))
      emitter.emit('CLEAR_PENDING_PAGE_DATA_WRITE', { payload: { page: path } });
  });
}
