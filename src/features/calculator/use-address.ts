import { useEffect } from 'react';

/** How long nobody types before the address changes: browsers allow a hundred changes a minute. */
const pauseMs = 300;

/** Keeps the query part of the address what the entries are, without a step in the history. */
export function useAddress(search: string, changed: boolean): void {
  useEffect(() => {
    if (!changed) return undefined;
    const timer = setTimeout(() => {
      const { pathname, hash } = window.location;
      window.history.replaceState(window.history.state, '', `${pathname}${search}${hash}`);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [search, changed]);
}
