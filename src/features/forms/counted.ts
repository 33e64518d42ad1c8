import { bookable } from '../../config/env';
import { count } from '../../lib/count';
import { rememberSent } from './last-sent';
import { deliver as deliverUncounted } from './deliver';

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
