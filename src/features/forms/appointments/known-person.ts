import { textOf } from '../../../lib/form-validation';
import { lastSent } from '../last-sent';
import { appointmentMessages as words } from './messages';

/**
 * What the visitor has already typed or sent on this page, to prefill the fields; it can be changed
 * there.
 */
export function knownPerson(): Record<string, string> {
  const sent = lastSent();
  const form = document.forms.namedItem('consultation') ?? document.forms.namedItem('contact');
  const fields = sent?.fields ?? (form ? new FormData(form) : new FormData());
  return {
    name: textOf(fields, 'name'),
    email: textOf(fields, 'email'),
    phone: textOf(fields, 'phone'),
    topic: sent ? words.about(sent.number) : textOf(fields, 'message'),
  };
}
