import { WorkerPool } from 'gatsby-worker';
import { manyTexts } from '../read/many-texts';
import { type GatsbyStore, stateOf } from './gatsby-state';

/** So few queries leave little behind in the memory of a worker. */
const few = 100;

/**
 * Lets the processes that have run a few queries write the pages, too. Gatsby starts others, to free
 * memory, and a new one takes a second. With very many texts even one query fills half a gigabyte.
 */
export function keepWorkers(store: GatsbyStore): void {
  const { restart } = WorkerPool.prototype;
  WorkerPool.prototype.restart = function (this: WorkerPool) {
    const { queries, pages } = stateOf(store);
    const run = [...queries.trackedQueries.values()].filter(({ dirty }) => dirty > 0);
    const isFull = run.length > few || pages.size > manyTexts;
    return isFull ? restart.call(this) : Promise.resolve();
  };
}
