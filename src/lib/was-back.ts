import { globalHistory } from '@gatsbyjs/reach-router';

let isBack = false;
globalHistory.listen(({ action }) => {
  isBack = action === 'POP';
});

/** Whether the way to the page that is shown was Back or Forward: the router's location does not say. */
export const wasBack = (): boolean => isBack;
