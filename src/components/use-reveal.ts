import { type RefObject, useEffect } from 'react';

/** `offset`: once an element comes within 120 px of the viewport's bottom; `visibility`: once 10 percent of it show. */
export type RevealMode = 'offset' | 'visibility';

const options: Record<RevealMode, IntersectionObserverInit> = {
  offset: { rootMargin: '0px 0px -120px 0px' },
  visibility: { threshold: 0.1 },
};

/**
 * Adds `active` once to each `.reveal` element as it comes into view. Only what lies below the first viewport waits for
 * that; the rest is active at once and never moves.
 * @param container where to look
 * @param path address of the page; the search begins anew on every change
 */
export function useReveal(container: RefObject<HTMLElement>, path: string, mode: RevealMode): void {
  useEffect(() => {
    const found = container.current?.querySelectorAll('.reveal:not(.active)') ?? [];
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        target.classList.add('active');
        target.classList.remove('waiting');
        observer.unobserve(target);
      }
    }, options[mode]);
    for (const element of found) {
      if (element.getBoundingClientRect().top < window.innerHeight) {
        element.classList.add('active');
      } else {
        element.classList.add('waiting');
        observer.observe(element);
      }
    }
    return () => observer.disconnect();
  }, [container, path, mode]);
}
