import { type GatsbyStore, stateOf } from './gatsby-state';

/** How often a page has to be found for its data to be asked for. */
const again: ReadonlySet<number> = new Set([2, 4, 8, 16, 32]);

/**
 * Requests the data of pages that Gatsby has forgotten to write. A request during a write is lost
 * (`flush` in its utils/page-data.js), so the preview of a new page would wait until something else
 * changes.
 * @param write makes Gatsby write all data that is not written
 * @returns to be called repeatedly: a page found twice in a row is forgotten. This request may be lost
 * as well, so it is repeated after four, eight and more looks; when the write fails, Gatsby says so.
 */
export function writeLeftPages(store: GatsbyStore, write: () => void): () => void {
  /** How often each page was found in a row. */
  let found: ReadonlyMap<string, number> = new Map();
  return () => {
    const { pendingPageDataWrites, queries } = stateOf(store);
    // The others are written once their query has run.
    const isReady = (page: string) => {
      const query = queries.trackedQueries.get(page);
      return query?.dirty === 0 && query.running === 0;
    };
    const ready = [...pendingPageDataWrites.pagePaths].filter(isReady);
    found = new Map(ready.map((page) => [page, (found.get(page) ?? 0) + 1]));
    if ([...found.values()].some((times) => again.has(times))) write();
  };
}
