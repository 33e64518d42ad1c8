import './src/styles/tokens.css';
import './src/styles/base.css';
import type { GatsbyBrowser } from 'gatsby';
import { prefillWithoutReact } from './src/features/forms/prefill';
import { patchGatsbyLoader, onHydrationFailure } from './src/lib/gatsby-loader-patches';

/** The router gives every place of the history a key; its types do not say so. */
type RouterLocation = Location & { key?: string };

export { wrapPageElement } from './src/templates/wrap-page';
export { wrapRootElement } from './src/templates/wrap-root';

/** Development has its own way with pages that do not load. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  if (process.env.NODE_ENV !== 'production') return;
  patchGatsbyLoader(window);
  onHydrationFailure(window, () => prefillWithoutReact(document));
};

/**
 * Scroll helper: smoothly to the top on every path change, at once under reduced motion. Hashes, and back and forward,
 * keep their place.
 */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({
  prevRouterProps,
  routerProps,
  getSavedScrollPosition,
}) => {
  const location: RouterLocation = routerProps.location;
  const previous: RouterLocation | undefined = prevRouterProps?.location;
  if (previous === undefined || location.hash !== '') return true;
  // Places that plain #links lead to share one key and with it one saved position: going back, the browser knows better.
  if (previous.pathname === location.pathname) return previous.key !== location.key;
  const [, saved]: [number, number] = getSavedScrollPosition(location);
  if (saved > 0) return true;
  const toTop = (behavior: ScrollBehavior) => window.scrollTo({ top: 0, behavior });
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) toTop('auto');
  // A page shorter than the last one first moves the visitor up to its end, and that would stop a smooth scroll under way.
  else requestAnimationFrame(() => requestAnimationFrame(() => toTop('smooth')));
  return false;
};
