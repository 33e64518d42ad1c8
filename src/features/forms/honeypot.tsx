import { formMessages } from './messages';

/** Name of the field that only bots fill in; no browser autocompletes it. */
export const honeypotName = 'rueckfrage';

/** A trap for bots: hidden from sight, screen readers and keyboard. */
export function Honeypot() {
  return (
    <label className="visually-hidden" aria-hidden="true">
      {formMessages.honeypot}
      <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
    </label>
  );
}
