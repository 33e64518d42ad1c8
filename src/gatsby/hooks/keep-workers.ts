import type { NodePluginArgs } from 'gatsby';
import { WorkerPool } from 'gatsby-worker';

/** Of Gatsby's state: queries and whether they had to run. */
type State = { queries: { trackedQueries: ReadonlyMap<string, { dirty: number }> } };

/** So few queries leave little behind in the memory of a worker. */
const few = 100;

/**
 * Lets the processes that have run a few queries write the pages, too. Gatsby starts others, to free
 * memory, and a new one takes a second.
 */
export function keepWorkers(store: Pick<NodePluginArgs['store'], 'getState'>): void {
  const { restart } = WorkerPool.prototype;
  WorkerPool.prototype.restart = function (this: WorkerPool) {
    const { queries }: State = store.getState();
    const run = [...queries.trackedQueries.values()].filter(({ dirty }) => dirty > 0);
    return run.length > few ? restart.call(this) : Promise.resolve();
  };
}
