import { callbackFor } from '../features/auth/stray-link';
import { offerCallbacks } from '../features/forms/call-bar';
import { count } from '../lib/count';
import { leaveStraySteps } from '../lib/leave-stray-step';
import { trail } from '../lib/trail';

let isListening = false;

/** Starts what changes nothing in the first view, on every page anew. */
export function startLate(document: Document): void {
  const { pathname, search } = document.location;
  trail.push({ pathname, search, title: document.title });
  count('pageview');
  if (!isListening) {
    const callback = callbackFor(document.location);
    if (callback !== undefined) document.location.replace(callback);
    leaveStraySteps();
  }
  isListening = true;
  offerCallbacks(document);
}
