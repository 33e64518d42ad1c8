import { isRevisit } from '../lib/is-revisit';

/** A place in the history as the router has it; Gatsby's own types leave out key and action. */
type RouterLocation = Location & { key?: string; action?: string };
type ScrollUpdate = {
  prevRouterProps?: { location: RouterLocation };
  routerProps: { location: RouterLocation };
};

/**
 * Scrolls to the top on every path change, smoothly unless reduced motion is set. Hashes, "Back"
 * and "Forward" keep their position.
 */
export function shouldUpdateScroll({ prevRouterProps, routerProps }: ScrollUpdate): boolean {
  const { location } = routerProps;
  const previous = prevRouterProps?.location;
  if (location.hash !== '') return true;
  // Gatsby would scroll to where this tab has once left the address, even for a link that leads here.
  if (previous === undefined) return isRevisit();
  // Plain #links share one key, and so one saved position: going back, the browser knows better.
  if (previous.pathname === location.pathname) return previous.key !== location.key;
  if (location.action === 'POP') return true;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const toTop = () => window.scrollTo({ top: 0, behavior: isStill ? 'auto' : 'smooth' });
  // A page shorter than the last one first jumps to its end, which would stop a smooth scroll.
  requestAnimationFrame(() => requestAnimationFrame(toTop));
  return false;
}
