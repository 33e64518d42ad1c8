import { formMessages } from './messages';

/** Name of the field that only bots fill in; no browser autocompletes it. */
const honeypotName = 'rueckfrage';

/** Nobody fills in a form faster, in milliseconds. */
const fastestPerson = 3_000;

/**
 * Takes the trap out of a message. Extensions of a browser fill it in too, so that alone only marks
 * the message, for whoever reads it.
 * @param took how long the form was filled in, in milliseconds
 * @returns the message to send; undefined for a bot, which fills the trap and is fast as well
 */
export function sortOutBots(message: FormData, took: number): FormData | undefined {
  const isTrapped = Boolean(message.get(honeypotName));
  message.delete(honeypotName);
  if (isTrapped && took < fastestPerson) return undefined;
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
