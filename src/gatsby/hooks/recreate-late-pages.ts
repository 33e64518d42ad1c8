/** The actions of the state machine behind `gatsby develop`, which looks them up when it acts. */
type Actions = typeof import('gatsby/dist/state-machines/develop/actions.js').buildActions;

/**
 * Has the preview lose no change that comes at a bad moment.
 *
 * A post that is added while pages are made becomes a node at once, but by then the pages have been
 * asked for: it would have none until something else changes. While queries run, Gatsby notes that
 * it has to make pages once more, and here it does so always.
 *
 * While Gatsby waits, a part of the machine collects changes for half a second, in the list that the
 * whole machine has. It begins without one: what is collected would be lost if a tab asked for a page
 * before that time is over.
 */
export function recreateLatePages(actions: Pick<Actions, 'callApi'>): void {
  const { callApi } = actions;
  // Called with every node that is made while Gatsby does not wait. The context is changed in place:
  // which actions may answer with a new one was settled when the machine started.
  actions.callApi = (context, event, meta) => {
    callApi(context, event, meta);
    context.nodeMutationBatch ??= [];
    // The first pages are made of all nodes.
    if (context.compiler === undefined) return;
    context.nodesMutatedDuringQueryRun = true;
    // Gatsby takes seven times in a row for an endless loop and ends; an editor may save that often.
    context.nodesMutatedDuringQueryRunRecompileCount = 0;
  };
}
