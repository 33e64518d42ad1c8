import { callbackFor } from '../features/auth/stray-link';
import { count } from '../lib/count';

let isListening = false;

/** Starts what changes nothing in the first view, on every page anew. */
export function startLate(document: Document): void {
  count('pageview');
  if (!isListening) {
    const callback = callbackFor(document.location);
    if (callback !== undefined) document.location.replace(callback);
  }
  isListening = true;
}
