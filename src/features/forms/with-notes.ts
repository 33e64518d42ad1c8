import { textOf } from '../../lib/form-validation';
import { honeypotName } from './honeypot';
import { sendMessages as words } from './send-messages';
import { trailName } from './trail';

/**
 * Takes out of a message what no field of the form is, and writes it at its end, for whoever reads
 * it: the visitor's way here, and the trap. Bots fill that in, and extensions of a browser as well.
 */
export function withNotes(message: FormData): FormData {
  const trail = textOf(message, trailName);
  const notes = [
    textOf(message, 'message'),
    trail && words.trailNote(trail),
    message.get(honeypotName) ? words.trapped : '',
  ];
  message.delete(trailName);
  message.delete(honeypotName);
  message.set('message', notes.filter(Boolean).join('\n\n'));
  return message;
}
