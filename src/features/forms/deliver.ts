import { requestCopies, supabase } from '../../config/env';
import { sendForm } from '../../lib/emailjs';
import { withTimeout } from '../../lib/with-timeout';
import { type HandedOver, handOver } from './hand-over';

/** `maybe-sent`: no answer in time, so the message may have arrived. */
export type Outcome = 'success' | 'error' | 'maybe-sent';

/** How long a send may take. The SDK itself would wait forever. */
const limitMs = 20_000;
/** How long EmailJS may take before the other way is tried as well. */
const patienceMs = 8_000;

type Sent = Pick<HandedOver, 'id' | 'number' | 'form'>;

/**
 * Sends a form: through EmailJS, and what that does not take, or not in time, through the project's
 * own function under the same id. Success as soon as one of the two has it.
 */
export async function deliver(fields: FormData, sent: Sent): Promise<Outcome> {
  const emailJs = sendForm(fields);
  const failure = await withTimeout(emailJs, supabase ? patienceMs : limitMs, 'late');
  if (failure === undefined) {
    // A copy for the owner; if it fails, the visitor need not know.
    if (requestCopies && supabase)
      handOver(fields, { ...sent, via: 'emailjs' }).catch(() => undefined);
    return 'success';
  }
  if (supabase === undefined) return failed(failure);
  const isLate = failure === 'late';
  const reason = isLate ? 'late' : reasonOf(failure.status);
  const ways = [handOver(fields, { ...sent, via: 'function', reason })];
  if (isLate)
    ways.push(
      emailJs.then((end) => {
        if (end) throw new Error(end.text);
      }),
    );
  const arrived = Promise.any(ways).then(
    () => undefined,
    () => failure,
  );
  const end = await withTimeout(arrived, limitMs - patienceMs, 'late');
  return end === undefined ? 'success' : failed(end);
}

const reasonOf = (status: number): string => (status === 0 ? 'network' : `HTTP ${status}`);

function failed(failure: unknown): Outcome {
  console.error('Formular nicht gesendet', failure);
  return failure === 'late' ? 'maybe-sent' : 'error';
}
