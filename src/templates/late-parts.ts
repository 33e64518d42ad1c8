import { listenForShares } from '../components/share-row/listen';
import { offerCallbacks } from '../features/forms/call-bar';
import { count } from '../lib/count';
import { leaveStraySteps } from '../lib/leave-stray-step';
import { trail } from '../lib/trail';

export { prefillWithoutReact } from '../features/forms/prefill';

let isListening = false;

/**
 * Starts what changes nothing in the first view, on every page anew.
 * @param isNew whether the page is another one than before
 */
export function startLateParts(document: Document, isNew: boolean): void {
  const visit = trail.at(-1);
  if (visit) visit.title = document.title;
  if (isNew) count('pageview');
  if (!isListening) {
    listenForShares(document);
    leaveStraySteps();
  }
  isListening = true;
  offerCallbacks(document);
  const place = document.querySelector('[data-meant]');
  if (place)
    import('../features/not-found/meant-page')
      .then(({ offerMeantPage }) => offerMeantPage(place, document.location.pathname))
      .catch(() => undefined);
}
