import type { Site } from '../../content-model/data';
import { TextArea } from '../../components/field/field';
import { rememberPrefill, wasPrefilled } from './draft';
import { FormShell } from './form-shell';
import { contactMessages, fieldLabels } from './messages';
import { PersonFields } from './person-fields';
import { contactFormName, emptyMessageField, prefillMessage } from './prefill';
import { useForm } from './use-form';

/** The contact form. An address with product, price and message fills in the message. */
export function ContactForm({ contact }: { contact: Site['contact'] }) {
  const form = useForm(contactFormName, fillFromAddress);
  const { errors } = form;
  return (
    <FormShell form={form} contact={contact} {...contactMessages}>
      <PersonFields errors={errors} />
      <TextArea
        name="message"
        label={fieldLabels.message}
        autoComplete="off"
        error={errors.message}
      />
    </FormShell>
  );
}

/** Puts the message of the address into the empty field, once: after edits the draft counts. */
function fillFromAddress(form: HTMLFormElement): void {
  const message = prefillMessage(window.location.search);
  const field = emptyMessageField(form);
  if (message === undefined || field === undefined) return;
  if (wasPrefilled(contactFormName, message)) return;
  field.value = message;
  rememberPrefill(contactFormName, message);
}
