import { supabase } from '../../config/env';
import { count } from '../../lib/count';
import { sendForm } from '../../lib/emailjs';
import { withTimeout } from '../../lib/with-timeout';
import { nameOf } from './draft';
import { honeypotName } from './fields';

/** `maybe-sent`: no answer in time, so the message may have arrived. */
export type Outcome = 'success' | 'error' | 'maybe-sent';

/** How long a send may take. The SDK itself would wait for ever. */
const limitMs = 20_000;
/** How long EmailJS may take before the other way is tried as well. */
const emailJsLimitMs = 8_000;
/** Nobody fills in a form in less. */
const leastMs = 3_000;

/**
 * Sends a form: through EmailJS, and what that does not take, or not in time, through the project's
 * own function. Success as soon as one of the two has it.
 * @param openedAt when the form could first be filled in, in milliseconds of `performance.now()`
 * @param id the same for every try to send the same content
 */
export async function send(form: HTMLFormElement, openedAt: number, id: string): Promise<Outcome> {
  const trap = form.elements.namedItem(honeypotName);
  const isTrapped = trap instanceof HTMLInputElement && trap.value !== '';
  if (isTrapped && performance.now() - openedAt < leastMs) return 'success';
  // Extensions fill it in as well: then it goes along, and marks the message.
  if (trap instanceof HTMLInputElement) trap.disabled = !isTrapped;
  const outcome = await deliver(form, id);
  if (outcome === 'success') count('Anfrage');
  return outcome;
}

async function deliver(form: HTMLFormElement, id: string): Promise<Outcome> {
  const fields = new FormData(form);
  const emailJs = sendForm(form);
  const failure = await withTimeout(emailJs, supabase ? emailJsLimitMs : limitMs, 'late');
  if (failure === undefined) return 'success';
  if (supabase === undefined) return failed(failure);
  const isLate = failure === 'late';
  const reason = isLate ? 'late' : failure.status === 0 ? 'network' : `HTTP ${failure.status}`;
  const ways = [handOver(fields, { id, form: nameOf(form), reason })];
  if (isLate) ways.push(emailJs.then((end) => (end ? Promise.reject(new Error(end.text)) : end)));
  const arrived = Promise.any(ways).catch(() => failure);
  const end = await withTimeout(arrived, limitMs - emailJsLimitMs, 'late');
  return end === undefined ? 'success' : failed(end);
}

function failed(failure: unknown): Outcome {
  console.error('Formular nicht gesendet', failure);
  return failure === 'late' ? 'maybe-sent' : 'error';
}

/** What the Edge Function `request` takes beside the fields of the form. */
type HandedOver = { id: string; form: string; reason: string };

/** Day, time and the beginning of the id, by which people call a request: "2811-0930-0B9F". */
function numberOf(id: string): string {
  const [, month, day, hour, minute] = new Date().toISOString().split(/\D/);
  return `${day}${month}-${hour}${minute}-${id.slice(0, 4).toUpperCase()}`;
}

/** Sends the fields to the Edge Function `request`, which stores them and tells the agency. */
async function handOver(fields: FormData, more: HandedOver): Promise<undefined> {
  const answer = await fetch(`${supabase?.url ?? ''}/functions/v1/request`, {
    method: 'POST',
    // Sent as text, it needs no preflight request that could fail.
    body: JSON.stringify({
      ...more,
      number: numberOf(more.id),
      fields: Object.fromEntries(fields),
    }),
    keepalive: true,
  });
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
}
