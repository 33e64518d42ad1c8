import { textOf } from '../../lib/form-validation';
import { honeypotName } from './honeypot';
import { sendMessages as words } from './send-messages';
import { trailName } from './trail';

/** Hidden fields of the server's form: one that was sent early may still have them. */
const ids = ['service_id', 'template_id', 'user_id'];

/**
 * Takes out of a message what no field of the form is, and writes at its end what is for whoever
 * reads it: the visitor's way here, and the trap. Bots fill that in, and extensions of a browser.
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
