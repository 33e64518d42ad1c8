import { Link } from 'gatsby';
import type { ReactNode } from 'react';
import { buttonClass } from '../../components/button/button';
import { TextButton } from '../../components/button/text-button';
import type { Afterwards } from '../../content-model/afterwards';
import type { Site } from '../../content-model/data';
import { bookable, emailJs } from '../../config/env';
import { hoursText } from '../../lib/format';
import { Honeypot } from './honeypot';
import { formMessages as words } from './messages';
import { type Contact, OtherWays } from './other-ways';
import type { useForm } from './use-form';
import { Note } from './without-script';
import * as styles from './form.module.css';

type FormShellProps = {
  form: ReturnType<typeof useForm>;
  contact: Contact;
  /** When somebody reads what is sent; a form that asks for a time says it itself. */
  hours?: Site['contact']['phoneHours'];
  /** What the visitor learns once the message has arrived. */
  afterwards: Afterwards | undefined;
  submit: string;
  success: string;
  children: ReactNode;
};

/**
 * The form around its fields: privacy, button, outcome. Without script it posts to EmailJS by
 * itself, with the ids in hidden fields; the script removes them, because it sends its own.
 */
export function FormShell(props: FormShellProps) {
  const { form, contact, hours, afterwards, submit, success, children } = props;
  const { name, ref, busy, outcome, outcomeBox, enhanced, handlers } = form;
  if (emailJs === undefined) {
    return (
      <div className={styles.form}>
        <p>{words.notConfigured}</p>
        <OtherWays contact={contact} />
      </div>
    );
  }
  return (
    <form
      ref={ref}
      name={name}
      className={outcome === 'success' ? `${styles.form} ${styles.sent}` : styles.form}
      method="post"
      action={`${emailJs.origin}/api/v1.0/email/send-form`}
      encType="multipart/form-data"
      noValidate={enhanced}
      aria-busy={busy}
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
      {hours && (
        <p>
          {words.read}{' '}
          <span className={styles.hours}>{hoursText(hours.days, hours.from, hours.to)}</span>.{' '}
          {words.later}
        </p>
      )}
      <p className={styles.privacy}>
        {`${words.privacy} `}
        <Link to="/datenschutz">{words.privacyLink}</Link>.
      </p>
      <noscript>
        <Note />
      </noscript>
      <button type="submit" className={buttonClass('primary')} disabled={busy}>
        {busy ? words.sending : submit}
      </button>
      <div
        ref={outcomeBox}
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
      {outcome === 'success' && (
        <div className={styles.afterwards}>
          {form.number && <p>{words.number(form.number)}</p>}
          {afterwards && <Next {...afterwards} />}
          {bookable && afterwards?.booking && (
            <button type="button" className={buttonClass('outline')} data-booking="">
              {afterwards.booking}
            </button>
          )}
          <TextButton onClick={form.again}>{words.again}</TextButton>
        </div>
      )}
    </form>
  );
}

/** What happens next, and where to read on meanwhile. */
function Next({ heading, steps, pages }: Afterwards) {
  return (
    <>
      <h2>{heading}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <ul className={styles.ways}>
        {pages.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
