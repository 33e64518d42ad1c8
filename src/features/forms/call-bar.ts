import { isPlainClick } from '../../lib/plain-click';
import { retryOnce } from '../../lib/retry-once';
import { sayUnloadable } from '../../lib/say-unloadable';
import { viennaTime } from '../../lib/vienna-time';
import { openingText } from './callback-words';
import { officeOf } from './office-of';
import { callbackMessages as words } from './callback-messages';

/** Lets the call bar say whether somebody answers now; where nobody does, it offers a call-back. */
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

/** What the bar says, and what its links do, once the browser has time. */
export function offerCallbacks(document: Document): void {
  setCallBar(document);
  offerCallback(document);
}

/**
 * Opens the short form at every link to a call-back, which without this code leads to the long one, and
 * the free times at every button for them.
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
      // The long form does as well.
      () => window.location.assign(link.dataset.form ?? ''),
    );
  });
}
