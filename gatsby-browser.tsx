import './src/styles/tokens.css';
import './src/styles/base.css';
import { globalHistory } from '@gatsbyjs/reach-router';
import { onHydrationFailure } from './plugins/gatsby-plugin-lean-pages/runtime';
import { callbackFor } from './src/features/auth/stray-link';
import { isRevisit } from './src/lib/is-revisit';
import { openTarget } from './src/lib/open-target';
import { trail } from './src/lib/trail';
import { whenIdle } from './src/lib/when-idle';

export { wrapPageElement } from './src/templates/wrap-page';
export { wrapRootElement } from './src/templates/wrap-root';

/** A place in the history as the router has it; Gatsby's own types leave out the key. */
type RouterLocation = Location & { key?: string };
type ScrollUpdate = {
  prevRouterProps?: { location: RouterLocation };
  routerProps: { location: RouterLocation };
  getSavedScrollPosition: (location: RouterLocation) => readonly [number, number];
};

/** Whether the way to the page that is shown was Back or Forward. */
let wasBack = false;

/** What works without React listens first. */
export async function onClientEntry(): Promise<void> {
  globalHistory.listen(({ action }) => {
    wasBack = action === 'POP';
  });
  const callback = callbackFor(window.location);
  if (callback !== undefined) window.location.replace(callback);
  if (process.env.NODE_ENV !== 'production') return;
  onHydrationFailure(window, () => {
    import('./src/templates/late-parts').then(
      ({ prefillWithoutReact }) => prefillWithoutReact(document),
      () => undefined,
    );
  });
  // What Gatsby does next has a task of its own.
  await new Promise((done) => setTimeout(done));
}

export function onRouteUpdate({ location }: { location: Location }): void {
  // A change of the hash or of the query is the same page.
  const isNew = trail.at(-1)?.pathname !== location.pathname;
  if (isNew) trail.push({ pathname: location.pathname, search: location.search });
  openTarget(location.hash, document);
  whenIdle(() => {
    import('./src/templates/late-parts').then(
      ({ startLateParts }) => startLateParts(document, isNew),
      () => undefined,
    );
  });
}

/**
 * Scrolls to the top on every path change, smoothly unless reduced motion is set. Hashes, "Back"
 * and "Forward" keep their position.
 */
export function shouldUpdateScroll(update: ScrollUpdate): boolean {
  const { location } = update.routerProps;
  const previous = update.prevRouterProps?.location;
  if (location.hash !== '') return true;
  // Gatsby would scroll to where this tab has once left the address, even for a link that leads here.
  if (previous === undefined) return isRevisit();
  // Plain #links share one key, and so one saved position: going back, the browser knows better.
  if (previous.pathname === location.pathname) return previous.key !== location.key;
  const [, saved] = update.getSavedScrollPosition(location);
  // A new page has none of its own yet: Gatsby may save the old page's position under its key.
  if (saved > 0 && wasBack) return true;
  const toTop = (behavior: ScrollBehavior) => {
    window.scrollTo({ top: 0, behavior });
  };
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) toTop('auto');
  // A page shorter than the last one first jumps to its end, which would stop a smooth scroll.
  else requestAnimationFrame(() => requestAnimationFrame(() => toTop('smooth')));
  return false;
}
