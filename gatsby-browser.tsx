import './src/styles/tokens.css';
import './src/styles/base.css';
import { globalHistory } from '@gatsbyjs/reach-router';
import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { callbackFor } from './src/features/auth/stray-link';
import { setClock } from './src/features/dial/offer';
import { offerDialogues } from './src/features/dialogue/offer';
import { listenForQuestions } from './src/features/finder/listen';
import { prefillWithoutReact } from './src/features/forms/prefill';
import { afterPaint } from './src/lib/after-paint';
import { hydrationIsDone } from './src/lib/hydration';
import { openTarget } from './src/lib/open-target';
import {
  describeDocument,
  drawAtOnce,
  hydrateQuietly,
  onHydrationFailure,
  ownTemplateStyles,
  patchGatsbyLoader,
  prefetchOnIntent,
  pressAgain,
  readPagePath,
  readStaticMarkup,
  showDocument,
} from './plugins/gatsby-plugin-lean-pages/runtime';

export { wrapPageElement } from './src/templates/wrap-page';
export { wrapRootElement } from './src/templates/wrap-root';

/** A place in the history as the router has it; Gatsby's own types leave out the key. */
type RouterLocation = Location & { key?: string };
type ScrollUpdate = {
  prevRouterProps?: { location: RouterLocation };
  routerProps: { location: RouterLocation };
  getSavedScrollPosition: (location: RouterLocation) => readonly [number, number];
};

export async function onClientEntry(): Promise<void> {
  const callback = callbackFor(window.location);
  if (callback !== undefined) window.location.replace(callback);
  offerDialogues(document);
  listenForQuestions(document);
  // Development handles pages that fail to load by itself.
  if (process.env.NODE_ENV !== 'production') return;
  readPagePath(window);
  readStaticMarkup(window.location.pathname, document);
  ownTemplateStyles(window);
  patchGatsbyLoader(window);
  drawAtOnce(globalHistory, window);
  prefetchOnIntent(document, (path) => window.___loader.hovering(path));
  onHydrationFailure(window, () => {
    prefillWithoutReact(document);
  });
  // What Gatsby does next has a task of its own.
  await new Promise((done) => setTimeout(done));
}

export function onInitialClientRender(): void {
  hydrationIsDone();
  pressAgain(document);
}

/**
 * Hydrates in pieces between which the browser can answer, instead of in one long task. What a
 * live part waits for makes React finish at once.
 */
export function replaceHydrateFunction() {
  // Development draws pages that nobody has rendered.
  if (process.env.NODE_ENV !== 'production') return undefined;
  return (page: ReactNode, container: HTMLElement) => {
    hydrateQuietly(container, () => {
      startTransition(() => {
        hydrateRoot(container, page);
      });
    });
  };
}

type RouteUpdate = { location: Location; prevLocation: Location | null };

/** Before the new page is drawn: its styles decide where a hash leads to. */
export function onPreRouteUpdate({ location, prevLocation }: RouteUpdate): void {
  if (prevLocation && prevLocation.pathname !== location.pathname)
    showDocument(location.pathname, document);
}

/** What nobody sees waits until the page is on the screen. */
export function onRouteUpdate({ location, prevLocation }: RouteUpdate): void {
  openTarget(location.hash, document);
  setClock(document);
  if (prevLocation && prevLocation.pathname !== location.pathname)
    afterPaint(() => describeDocument(window.location.pathname, document));
}

/**
 * Scrolls to the top on every path change, smoothly unless reduced motion is set. Hashes, "Back"
 * and "Forward" keep their position.
 */
export function shouldUpdateScroll(update: ScrollUpdate): boolean {
  const { location } = update.routerProps;
  const previous = update.prevRouterProps?.location;
  if (previous === undefined || location.hash !== '') return true;
  // Plain #links share one key, and so one saved position: going back, the browser knows better.
  if (previous.pathname === location.pathname) return previous.key !== location.key;
  const [, saved] = update.getSavedScrollPosition(location);
  // A new page has none: in a frame before it is drawn, Gatsby keeps that of the old one for it.
  if (saved > 0 && !globalHistory.transitioning) return true;
  const toTop = (behavior: ScrollBehavior) => {
    window.scrollTo({ top: 0, behavior });
  };
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) toTop('auto');
  // A page shorter than the last one first jumps to its end, which would stop a smooth scroll.
  else requestAnimationFrame(() => requestAnimationFrame(() => toTop('smooth')));
  return false;
}
