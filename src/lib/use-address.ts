import { useEffect } from 'react';

/** How long nothing changes before the address does: Safari allows a hundred changes in half a minute. */
const pauseMs = 400;

/** Keeps the query part of the address what a page shows, without a step in the history. */
export function useAddress(search: string, changed: boolean): void {
  useEffect(() => {
    if (!changed) return undefined;
    const timer = setTimeout(() => {
      const { pathname, hash } = window.location;
      try {
        window.history.replaceState(window.history.state, '', `${pathname}${search}${hash}`);
      } catch {
        // The browser takes no more of them for now; the page goes on with an older address.
      }
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [search, changed]);
}
