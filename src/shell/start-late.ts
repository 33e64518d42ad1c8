import { callbackFor } from '../features/auth/callback-redirect';
import { count } from '../lib/count';

/** Runs after each navigation, once the first view is painted. */
export function startLate(document: Document): void {
  count('pageview');
  const callback = callbackFor(document.location);
  if (callback !== undefined) document.location.replace(callback);
}
