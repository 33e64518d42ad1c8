import { useState } from 'react';
import type { Afterwards } from '../../content-model/forms';
import { useClientValue } from '../../lib/hydration';
import { CompanyField, MessageField, PersonFields } from './fields';
import { type Contact, Form } from './form';
import { contactMessages } from './messages';
import { contactFormName, prefillMessage } from './prefill';

type ContactFormProps = { contact: Contact; afterwards?: Afterwards | undefined };

/** The contact form. An address with product, price and message fills in the message. */
export function ContactForm({ contact, afterwards }: ContactFormProps) {
  const message = useClientValue(() => prefillMessage(window.location.search)) ?? '';
  const [isSent, setSent] = useState(false);
  return (
    <Form
      name={contactFormName}
      contact={contact}
      afterwards={afterwards}
      onSent={() => setSent(true)}
      {...contactMessages}
    >
      <PersonFields />
      <CompanyField />
      {/* As its default it never replaces what somebody has typed, now or before a reload. */}
      <MessageField defaultValue={isSent ? '' : message} />
    </Form>
  );
}
