import type { Afterwards } from '../../content-model/afterwards';
import type { Site } from '../../content-model/data';
import { TextArea } from '../../components/field/field';
import { prefilled, rememberPrefill } from './draft';
import * as styles from './form.module.css';
import { FormShell } from './form-shell';
import { contactMessages, formMessages } from './messages';
import { PersonFields, fieldOf } from './person-fields';
import { contactFormName, emptyMessageField, prefillMessage } from './prefill';
import { useForm } from './use-form';

type ContactFormProps = { contact: Site['contact']; afterwards?: Afterwards | undefined };

/** The contact form. An address with product, price and message fills in the message, and it says so. */
export function ContactForm({ contact, afterwards }: ContactFormProps) {
  const form = useForm(contactFormName, { before: fillFromAddress });
  const { errors, enhanced } = form;
  const isPrepared = enhanced && prefillMessage(window.location.search);
  return (
    <FormShell
      form={form}
      contact={contact}
      hours={contact.phoneHours}
      afterwards={afterwards}
      {...contactMessages}
    >
      {isPrepared && <p className={styles.success}>{formMessages.prepared}</p>}
      <PersonFields errors={errors} />
      <TextArea {...fieldOf('message', errors)} autoComplete="off" />
    </FormShell>
  );
}

/** Puts the message of the address into the empty field, once: after edits the draft counts. */
function fillFromAddress(form: HTMLFormElement): boolean {
  const message = prefillMessage(window.location.search);
  if (message === undefined) return false;
  const field = emptyMessageField(form);
  if (field !== undefined && prefilled(contactFormName) !== message) {
    field.value = message;
    rememberPrefill(contactFormName, message);
  }
  return true;
}
