import { useEffect } from 'react';
import { replaceAddress } from './replace-address';

/** How long nothing changes before the address does: Safari allows a hundred changes in half a minute. */
const pauseMs = 400;

/** Keeps the query part of the address what a page shows, without a step in the history. */
export function useAddress(search: string, changed: boolean): void {
  useEffect(() => {
    if (!changed) return undefined;
    const timer = setTimeout(() => {
      const { pathname, hash } = window.location;
      replaceAddress(`${pathname}${search}${hash}`);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [search, changed]);
}
