import { type GatsbyStore, stateOf } from './gatsby-state';

/** How often a page has to be found for its data to be asked for. */
const again: ReadonlySet<number> = new Set([2, 4, 8, 16, 32]);

/**
 * Asks for the data of pages that Gatsby has forgotten to write. Whoever asks while it is writing
 * is not heard (`flush` in its utils/page-data.js), so the preview of a new page would wait until
 * something else changes.
 * @param write what makes Gatsby write all data that is not written
 * @returns to be called again and again: a page is forgotten when it is found twice in a row. Who asks
 * may be overheard as well, so it is asked for after four, eight and more looks again; when writing it
 * fails, Gatsby says so each time.
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
