import type { NodePluginArgs } from 'gatsby';

/** Of Gatsby's state: pages whose data is not written yet, and the queries that bring it. */
type State = {
  pendingPageDataWrites: { pagePaths: ReadonlySet<string> };
  queries: { trackedQueries: ReadonlyMap<string, { dirty: number; running: number }> };
};

/**
 * Asks for the data of pages that Gatsby has forgotten to write. Whoever asks while it is writing
 * is not heard (`flush` in its utils/page-data.js), so the preview of a new page would wait until
 * something else changes.
 * @param write what makes Gatsby write all data that is not written
 * @returns to be called again and again: a page is forgotten when it is found twice in a row
 */
export function writeLeftPages(store: NodePluginArgs['store'], write: () => void): () => void {
  let left: ReadonlySet<string> = new Set();
  return () => {
    const { pendingPageDataWrites, queries }: State = store.getState();
    // The others are written once their query has run.
    const isReady = (page: string) => {
      const query = queries.trackedQueries.get(page);
      return query?.dirty === 0 && query.running === 0;
    };
    const now = new Set([...pendingPageDataWrites.pagePaths].filter(isReady));
    if ([...now].some((page) => left.has(page))) write();
    left = now;
  };
}
