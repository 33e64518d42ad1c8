import { callbackFor } from '../features/auth/callback-redirect';
import { count } from '../lib/count';

let isFirstPage = true;

/** Runs after each navigation, once the first view is painted. */
export function startLate(document: Document): void {
  count('pageview');
  const callback = isFirstPage ? callbackFor(document.location) : undefined;
  if (callback !== undefined) document.location.replace(callback);
  isFirstPage = false;
}
