import { Link } from 'gatsby';
import type { ReactNode } from 'react';
import { buttonClass } from '../../components/button/button';
import { emailJs } from '../../config/env';
import type { Site } from '../../content-model/data';
import { Honeypot } from './honeypot';
import { formMessages as words } from './messages';
import type { useForm } from './use-form';
import * as styles from './form.module.css';

type Contact = Site['contact'];
type FormShellProps = {
  state: ReturnType<typeof useForm>;
  contact: Contact;
  submit: string;
  success: string;
  children: ReactNode;
};

/**
 * The form around its fields: outcome, button, privacy. Without script it posts to EmailJS by itself, with the ids in
 * hidden fields; script takes them out, because it sends them on its own.
 */
export function FormShell({ state, contact, submit, success, children }: FormShellProps) {
  const { name, form, outcome, status, enhanced, handlers } = state;
  if (emailJs === undefined) {
    return (
      <div className={styles.form}>
        <p>{words.notConfigured}</p>
        <OtherWays contact={contact} />
      </div>
    );
  }
  const sending = status === 'sending';
  return (
    <form
      ref={form}
      name={name}
      className={styles.form}
      method="post"
      action={`${emailJs.origin}/api/v1.0/email/send-form`}
      encType="multipart/form-data"
      noValidate={enhanced}
      aria-busy={sending}
      {...handlers}
    >
      {!enhanced && (
        <>
          <input type="hidden" name="service_id" value={emailJs.serviceId} />
          <input type="hidden" name="template_id" value={emailJs.templateId} />
          <input type="hidden" name="user_id" value={emailJs.publicKey} />
        </>
      )}
      {children}
      <Honeypot />
      <p className={styles.privacy}>
        {words.privacy} <Link to="/datenschutz">{words.privacyLink}</Link>.
      </p>
      <button type="submit" className={buttonClass('primary')} disabled={sending}>
        {sending ? words.sending : submit}
      </button>
      <div
        ref={outcome}
        tabIndex={-1}
        className={styles.outcome}
        role={status === 'success' ? 'status' : 'alert'}
      >
        {status === 'success' && <p className={styles.success}>{success}</p>}
        {(status === 'error' || status === 'maybe-sent') && (
          <>
            <p className={styles.failure}>{words.failure}</p>
            <p>
              {status === 'maybe-sent' && `${words.maybeSent} `}
              {words.kept} {words.otherWays}
            </p>
            <OtherWays contact={contact} />
          </>
        )}
      </div>
    </form>
  );
}

function OtherWays({ contact }: { contact: Contact }) {
  return (
    <p className={styles.ways}>
      <a href={`mailto:${contact.email}`}>{contact.email}</a>
      <a href={contact.phoneHref}>{contact.phone}</a>
    </p>
  );
}
