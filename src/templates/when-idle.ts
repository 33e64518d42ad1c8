import { listenForShares } from '../components/share-row/listen';
import { setClock } from '../features/dial/offer';
import { offerCallbacks } from '../features/forms/call-bar';

let isListening = false;

/** Starts what changes nothing in the first view, on every page anew. */
export function startLateParts(document: Document): void {
  if (!isListening) listenForShares(document);
  isListening = true;
  offerCallbacks(document);
  setClock(document);
  const place = document.querySelector('[data-meant]');
  if (place)
    import('../features/not-found/meant-page')
      .then(({ offerMeantPage }) => offerMeantPage(place, document.location.pathname))
      .catch(() => undefined);
}
