import { requestCopies, supabase } from '../../config/env';
import { sendForm } from '../../lib/emailjs';
import { withTimeout } from '../../lib/with-timeout';
import type { Submission } from './submission';

/** `maybe-sent`: no answer in time, so the message may have arrived. */
export type Outcome = 'success' | 'error' | 'maybe-sent';

/** How long a send may take. The SDK itself would wait forever. */
const limitMs = 20_000;
/** How long EmailJS may take before the other way is tried as well. */
const patienceMs = 8_000;

/** What the Edge Function `request` takes beside the fields of the form. */
type HandedOver = Submission & {
  form: string;
  via: 'emailjs' | 'function';
  /** Why EmailJS did not take it. */
  reason?: string;
};

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

/**
 * Sends a form to the Edge Function `request`, which stores it and notifies the agency. Not in a chunk
 * of its own: a browser that cannot load EmailJS could not load that either. Rejects when the function refuses it.
 */
async function handOver(fields: FormData, more: HandedOver): Promise<void> {
  if (supabase === undefined) throw new Error('Supabase is not configured');
  const answer = await fetch(`${supabase.url}/functions/v1/request`, {
    method: 'POST',
    // Sent as text, it needs no preflight request that could fail.
    body: JSON.stringify({ ...more, fields: Object.fromEntries(fields) }),
    keepalive: true,
  });
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
}
