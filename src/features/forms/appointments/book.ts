import { count } from '../../../lib/count';
import { textOf } from '../../../lib/form-validation';
import { clearDraft } from '../draft';
import { deliver } from '../deliver';
import { endSubmission, submissionOf } from '../submission';
import { withNotes } from '../with-notes';
import { type Appointment, askFor, type Refusal } from './call';
import { appointmentMessages as words } from './messages';
import { whenText } from './when';

/** Name of the form, of its draft and of its submission. */
export const formName = 'appointment';

/** What came of it; `wish`: it is not booked, but the agency has it. */
export type Outcome = Appointment | Exclude<Refusal, 'down'> | 'wish' | 'failed';

/**
 * Books a time. What the function cannot take goes to the agency as a request, like any form of the
 * site: nothing is lost.
 * @param time nothing for a wish in the visitor's own words
 */
export async function book(fields: FormData, time: string | undefined): Promise<Outcome> {
  const { id } = submissionOf(formName);
  const of = (field: string) => textOf(fields, field).trim();
  const person = { name: of('name'), email: of('email'), phone: of('phone'), topic: of('topic') };
  const outcome =
    time === undefined ? 'down' : await askFor({ action: 'book', id, startsAt: time, ...person });
  if (outcome !== 'down') {
    if (typeof outcome === 'object') end();
    return outcome;
  }
  const when = time === undefined ? textOf(fields, 'wish') : whenText(time);
  return sendWish(fields, words.wishMessage(when, person.email, person.topic));
}

/** The fields of a call-back: who, which number, when. */
async function sendWish(typed: FormData, message: string): Promise<Outcome> {
  const wish = withNotes(typed);
  const note = textOf(wish, 'message');
  for (const name of ['email', 'topic', 'wish']) wish.delete(name);
  wish.set('message', [message, note].filter(Boolean).join('\n\n'));
  const result = await deliver(wish, { ...submissionOf(formName), form: 'callback' });
  if (result !== 'success') return 'failed';
  end();
  return 'wish';
}

function end(): void {
  clearDraft(formName);
  endSubmission(formName);
  count('Anfrage');
}
