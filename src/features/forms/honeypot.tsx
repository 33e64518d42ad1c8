import { formMessages } from './messages';

/** Name of the field only bots fill in; nothing a browser would complete. */
export const honeypotName = 'rueckfrage';

/** The trap: no person sees it, reaches it by keyboard or hears it. */
export function Honeypot() {
  return (
    <label className="visually-hidden" aria-hidden="true">
      {formMessages.honeypot}
      <input name={honeypotName} tabIndex={-1} autoComplete="off" />
    </label>
  );
}
