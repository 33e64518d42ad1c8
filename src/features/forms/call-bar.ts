import { isPlainClick } from '../../lib/plain-click';
import { retryOnce } from '../../lib/retry-once';
import { sayUnloadable } from '../../lib/say-unloadable';
import { viennaTime } from '../../lib/vienna-time';
import { officeOf, openingText } from './callback-words';
import { callbackMessages as words } from './callback-messages';

/** Shows in the call bar whether somebody answers now; outside office hours it offers a call-back. */
export function setCallBar(document: Document): void {
  const bar = document.querySelector<HTMLAnchorElement>('nav [data-office]');
  const [label, note] = bar?.querySelectorAll<HTMLElement>('b, small') ?? [];
  if (!bar || !label || !note) return;
  const { isOpen, text } = openingText(officeOf(bar).hours, viennaTime(new Date()));
  note.textContent = text;
  if (isOpen) return;
  label.textContent = words.title;
  bar.href = bar.dataset.form ?? bar.href;
  bar.dataset.callback = '';
}

let isListening = false;

/** Sets up the call bar and the links to call-backs, once the browser is idle. */
export function offerCallbacks(document: Document): void {
  setCallBar(document);
  offerCallback(document);
}

/**
 * Opens the short form from every link to a call-back (without this script they lead to the long
 * form), and the picker of free times from every booking button.
 */
export function offerCallback(document: Document): void {
  if (isListening) return;
  isListening = true;
  document.addEventListener('click', (event) => {
    const near = (sign: string) =>
      event.target instanceof Element ? event.target.closest<HTMLElement>(sign) : undefined;
    const booking = near('[data-booking]');
    if (booking)
      retryOnce(() => import('./appointments/open')).then(
        ({ openPicker }) => openPicker(booking),
        () => sayUnloadable(booking),
      );
    const link = near('[data-callback]');
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    retryOnce(() => import('./callback')).then(
      ({ openCallback }) => openCallback(link, officeOf(link)),
      // Fall back to the long form.
      () => window.location.assign(link.dataset.form ?? ''),
    );
  });
}
