import type { NodePluginArgs } from 'gatsby';

/** What has become of a query: flags why it has to run, and while it does. */
type Query = { dirty: number; running: number };

/** What our hooks read of the state that Gatsby keeps, whose own type is `any`. */
type GatsbyState = {
  /** Pages whose data is not written yet. */
  pendingPageDataWrites: { pagePaths: ReadonlySet<string> };
  /** The queries of pages by route, and all others. */
  queries: { trackedQueries: ReadonlyMap<string, Query> };
};

/** Of Gatsby's store, which its hooks get. */
export type GatsbyStore = Pick<NodePluginArgs['store'], 'getState'>;

export const stateOf = (store: GatsbyStore): GatsbyState => store.getState();
