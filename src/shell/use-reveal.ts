import { type RefObject, useEffect } from 'react';

/** `offset`: 120 px above the bottom of the viewport; `visibility`: once 10 percent are visible. */
export type RevealMode = 'offset' | 'visibility';

const options: Record<RevealMode, IntersectionObserverInit> = {
  offset: { rootMargin: '0px 0px -120px 0px' },
  visibility: { threshold: 0.1 },
};

/**
 * Adds `active` once to each `.reveal` element as it scrolls into view. Elements in the first
 * viewport are active at once and never move.
 * @param container where to look
 * @param path address of the page; every change starts a new search
 */
export function useReveal(container: RefObject<HTMLElement>, path: string, mode: RevealMode): void {
  useEffect(() => {
    const root = container.current;
    if (root === null) return undefined;
    // The first report on an element comes without a layout of its own.
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, boundingClientRect, target } of entries) {
        const { top, height } = boundingClientRect;
        // What is not laid out yet has no height.
        const seen = isIntersecting || (height > 0 && top < window.innerHeight);
        target.classList.toggle('active', seen);
        target.classList.toggle('waiting', !seen);
        if (seen) observer.unobserve(target);
      }
    }, options[mode]);
    for (const element of root.querySelectorAll('.reveal:not(.active)')) observer.observe(element);
    return () => observer.disconnect();
  }, [container, path, mode]);
}
