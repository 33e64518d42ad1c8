import { bookable } from '../../config/env';
import { count } from '../../lib/count';
import { deliver as deliverUncounted } from './deliver';
import { rememberSent } from './last-sent';

// All that a form needs to be sent: loaded when somebody begins to fill it in.
export { loadEmailJs } from '../../lib/emailjs';
export { tell } from './tell';
export { showTrail } from './trail';
export { withNotes } from './with-notes';

/** Sends a form and reports the outcome to the owner's analytics. */
export const deliver: typeof deliverUncounted = async (fields, sent) => {
  const outcome = await deliverUncounted(fields, sent);
  if (outcome !== 'success') countWrong();
  else {
    if (bookable) rememberSent({ fields, number: sent.number });
    count(sent.form === 'callback' ? 'Rückruf' : 'Anfrage');
  }
  return outcome;
};

/** Counts a form with missing fields, or one that could not be sent. */
export const countWrong = (): void => count('Formularfehler');
