import { formMessages } from './messages';

/** Name of the field that only bots fill in; no browser autocompletes it. */
export const honeypotName = 'rueckfrage';

/**
 * Takes the trap out of a message. Bots fill it in, and extensions of a browser as well, so it only
 * marks the message, for whoever reads it.
 */
export function markTrapped(message: FormData): FormData {
  const isTrapped = Boolean(message.get(honeypotName));
  message.delete(honeypotName);
  if (isTrapped) {
    const text = message.get('message');
    const before = typeof text === 'string' ? `${text}\n\n` : '';
    message.set('message', `${before}${formMessages.trapped}`.trim());
  }
  return message;
}

/** A trap for bots: people do not see it, hear it or reach it by keyboard. */
export function Honeypot() {
  return (
    <label className="visually-hidden" aria-hidden="true">
      {formMessages.honeypot}
      <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
    </label>
  );
}
