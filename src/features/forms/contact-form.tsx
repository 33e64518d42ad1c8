import type { Site } from '../../content-model/data';
import { TextArea } from '../../components/field/field';
import { rememberPrefill, wasPrefilled } from './draft';
import { FormShell } from './form-shell';
import { contactMessages } from './messages';
import { PersonFields } from './person-fields';
import { contactFormName, emptyMessageField, prefillMessage } from './prefill';
import { useForm } from './use-form';

/** The contact form. An address with product, price and message fills the message in. */
export function ContactForm({ contact }: { contact: Site['contact'] }) {
  const state = useForm(contactFormName, fillFromAddress);
  const { errors } = state;
  return (
    <FormShell state={state} contact={contact} {...contactMessages}>
      <PersonFields errors={errors} />
      <TextArea name="message" label="Nachricht" autoComplete="off" error={errors.message} />
    </FormShell>
  );
}

/** Puts the message of an address into the empty field, once: what the visitor makes of it comes back as the draft. */
function fillFromAddress(form: HTMLFormElement): void {
  const message = prefillMessage(window.location.search);
  const field = emptyMessageField(form);
  if (message === undefined || field === undefined) return;
  if (wasPrefilled(contactFormName, message)) return;
  field.value = message;
  rememberPrefill(contactFormName, message);
}
