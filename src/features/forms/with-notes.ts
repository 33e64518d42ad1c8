import { textOf } from '../../lib/form-validation';
import { honeypotName } from './honeypot';
import { sendMessages as words } from './send-messages';
import { trailName } from './trail';

/** Hidden fields of the server's form: one that was sent early may still have them. */
const ids = ['service_id', 'template_id', 'user_id'];

/**
 * Removes what is no field of the form, and appends notes for the agency to the message: the visitor's
 * path, and whether the honeypot was filled in, as bots and browser extensions do.
 */
export function withNotes(message: FormData): FormData {
  const trail = textOf(message, trailName);
  const notes = [
    textOf(message, 'message'),
    trail && words.trailNote(trail),
    message.get(honeypotName) ? words.trapped : '',
  ];
  for (const name of [trailName, honeypotName, ...ids]) message.delete(name);
  message.set('message', notes.filter(Boolean).join('\n\n'));
  return message;
}
