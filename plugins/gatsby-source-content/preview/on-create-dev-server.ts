import type { GatsbyNode } from 'gatsby';
import { answerUnchangedPages } from './answer-unchanged-pages';
import { writeLeftPages } from './write-left-pages';

/** Sees to it that every page of the preview gets its data. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = async ({ emitter, store }) => {
  answerUnchangedPages({ store, emitter });
  // Imported here, because it loads Gatsby's store, which only the preview needs from us.
  const { enqueueFlush } = await import('gatsby/dist/utils/page-data.js');
  setInterval(writeLeftPages(store, enqueueFlush), 1000).unref();
};
