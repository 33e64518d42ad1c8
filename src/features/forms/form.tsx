import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { buttonClass } from '../../components/button/button';
import { emailJs } from '../../config/env';
import type { Afterwards } from '../../content-model/forms';
import type { Site } from '../../content-model/data';
import { loadEmailJs } from '../../lib/emailjs';
import { useHydrated } from '../../lib/hydration';
import { useSubmit } from '../../lib/use-submit';
import { clearDraft, restoreDraft, saveDraft } from './draft';
import { CallbackBox, Honeypot } from './fields';
import * as styles from './form.module.css';
import { formMessages as words } from './messages';
import { type Outcome, send } from './send';

export type Contact = Pick<Site['contact'], 'email' | 'phone' | 'phoneHref'>;

type FormProps = {
  /** Name of the form and of its draft, as the Edge Function `request` knows it. */
  name: 'contact' | 'consultation';
  contact: Contact;
  /** What the visitor learns once the message has arrived. */
  afterwards: Afterwards | undefined;
  submit: string;
  success: string;
  onSent?: () => void;
  children: ReactNode;
};

/**
 * The form around its fields: draft, privacy, button, outcome. Without script it posts to EmailJS by
 * itself, with the ids in hidden fields; the script removes them, because the SDK adds its own.
 */
export function Form(props: FormProps) {
  const { name, contact, afterwards, submit: label, success, onSent, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const openedAt = useRef(0);
  /** Of what the form holds now; every change is a new request. */
  const id = useRef<string>();
  const hasScript = useHydrated();
  const { busy, outcome, submit } = useSubmit<Outcome>((error) => {
    console.error('Formular nicht gesendet', error);
    return 'error';
  });

  useEffect(() => {
    openedAt.current = performance.now();
    if (form.current) restoreDraft(form.current);
  }, []);
  useEffect(() => {
    if (outcome !== undefined) result.current?.focus();
  }, [outcome]);
  useEffect(() => {
    if (!busy) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [busy]);

  if (emailJs === undefined)
    return (
      <div className={styles.form}>
        <p>{words.notConfigured}</p>
        <OtherWays contact={contact} />
      </div>
    );

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    void submit(async () => {
      id.current ??= crypto.randomUUID();
      const end = await send(element, openedAt.current, id.current);
      if (end !== 'success') return end;
      id.current = undefined;
      clearDraft(element);
      onSent?.();
      element.reset();
      return end;
    });
  };

  return (
    <form
      ref={form}
      name={name}
      className={styles.form}
      method="post"
      action={`${emailJs.origin}/api/v1.0/email/send-form`}
      encType="multipart/form-data"
      aria-busy={busy}
      onInput={(event) => {
        // A failed download shows when the form is sent.
        void loadEmailJs().catch(() => undefined);
        saveDraft(event.currentTarget);
        id.current = undefined;
      }}
      onSubmit={onSubmit}
    >
      {!hasScript && (
        <>
          <input type="hidden" name="service_id" value={emailJs.serviceId} />
          <input type="hidden" name="template_id" value={emailJs.templateId} />
          <input type="hidden" name="user_id" value={emailJs.publicKey} />
        </>
      )}
      {children}
      <CallbackBox />
      <Honeypot />
      <Privacy />
      <noscript>
        <p>{words.withoutScript}</p>
      </noscript>
      <button type="submit" className={buttonClass('primary')} disabled={busy}>
        {busy ? words.sending : label}
      </button>
      <div
        ref={result}
        tabIndex={-1}
        className={styles.outcome}
        role={outcome === 'success' ? 'status' : 'alert'}
      >
        {outcome === 'success' && <p className={styles.success}>{success}</p>}
        {(outcome === 'error' || outcome === 'maybe-sent') && (
          <>
            <p className={styles.failure}>{words.failure}</p>
            <p>
              {outcome === 'maybe-sent' && `${words.maybeSent} `}
              {words.kept} {words.otherWays}
            </p>
            <OtherWays contact={contact} />
          </>
        )}
      </div>
      {outcome === 'success' && afterwards && (
        <div className={styles.afterwards}>
          <h2>{afterwards.heading}</h2>
          <ol>
            {afterwards.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      )}
    </form>
  );
}

export const Privacy = () => (
  <p className={styles.privacy}>
    {words.privacy} <a href="/datenschutz">{words.privacyLink}</a>.
  </p>
);

/** Mail and phone, for when a form fails. */
export const OtherWays = ({ contact }: { contact: Contact }) => (
  <p className={styles.ways}>
    <a href={`mailto:${contact.email}`}>{contact.email}</a>
    <a href={contact.phoneHref}>{contact.phone}</a>
  </p>
);
