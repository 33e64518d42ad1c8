import { isRevisit } from '../lib/is-revisit';
import { wasBack } from '../lib/was-back';

type RouterProps = { location: Pick<Location, 'pathname' | 'hash'> };
type ScrollUpdate = { prevRouterProps?: RouterProps; routerProps: RouterProps };

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
  // Gatsby has noted the place of a plain #link for the entry it was followed from: the browser knows better.
  if (previous.pathname === location.pathname) return !wasBack();
  if (wasBack()) return true;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const toTop = () => window.scrollTo({ top: 0, behavior: isStill ? 'auto' : 'smooth' });
  // A page shorter than the last one first jumps to its end, which would stop a smooth scroll.
  requestAnimationFrame(() => requestAnimationFrame(toTop));
  return false;
}
