import type { Outcome } from './deliver';

/** The outcome of a form, and its reference number. */
export type FormOutcome = { result: Outcome; number: string };

/** What is being sent, by the name of its form: it outlives the page. */
const sending = new Map<string, Promise<FormOutcome>>();

/** The send of a form that was left before it ended. */
export const inFlight = (formName: string): Promise<FormOutcome> | undefined =>
  sending.get(formName);

/**
 * Tracks a send until it ends. Closing the page meanwhile asks for confirmation; a visitor who has gone on
 * to a page without the form reads the outcome there.
 */
export function keepInFlight(formName: string, send: Promise<FormOutcome>): Promise<FormOutcome> {
  sending.set(formName, send);
  window.addEventListener('beforeunload', ask);
  return send.finally(() => {
    sending.delete(formName);
    if (sending.size === 0) window.removeEventListener('beforeunload', ask);
    if (document.forms.namedItem(formName) === null)
      void send.then(async ({ result }) => (await import('./send')).tell(result));
  });
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
